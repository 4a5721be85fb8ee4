import { fieldOf } from './fields';
import { markCode, rangeOf, tokens } from './paint';

const CLASS = 'ref-twin';

/** Returns the path of a field's value in the examples, without `[]`. */
export const pathOf = (field: Element): string =>
  field.getAttribute('data-p') ?? field.id.slice(field.id.indexOf('.') + 1);

const jsonIn = (frame: Element) =>
  [...frame.querySelectorAll<HTMLElement>('code[data-code="json"]')].filter((code) => code.offsetParent !== null);

/** Returns the field of the value at a point of an example. */
function fieldAt(code: Element, { clientX, clientY }: MouseEvent): Element | null {
  const at = document.caretPositionFromPoint?.(clientX, clientY)?.offset ?? -1;
  const path = tokens(code).find(({ start, end, path: key }) => key !== undefined && start <= at && at <= end)?.path;
  if (path === undefined) return null;
  const status = code.closest('[data-tab^="status-"]')?.getAttribute('data-tab')?.slice('status-'.length);
  const root = status ? `response-${status}` : 'body';
  return fieldOf(document.getElementById(`${root}.${path}`));
}

/** Marks the value in the examples when its field is hovered or focused, and the field when its value is. */
export function markCounterpart(event: Event, frame: HTMLElement): void {
  const target = event.target instanceof Element ? event.target : null;
  for (const old of frame.querySelectorAll(`.${CLASS}`)) old.classList.remove(CLASS);
  const code = target?.closest('code[data-code="json"]');
  const field = code && event instanceof MouseEvent ? fieldAt(code, event) : fieldOf(target);
  field?.classList.add(CLASS);
  const path = field && pathOf(field);
  const ranges = jsonIn(frame).flatMap((one) =>
    tokens(one)
      .filter((token) => token.path !== undefined && token.path === path)
      .map((token) => rangeOf(one, token)),
  );
  markCode(ranges);
}
