import { enclosingField, FIELD } from './fields';
import { markCode, rangeOf, tokens } from './paint';

const CLASS = 'ref-twin';

/** Lines kept free above and below a marked line, in px. */
const MARGIN = 40;

/** Returns the path of a field's value in the examples, without `[]`. */
export const valuePath = (field: Element): string =>
  field.getAttribute('data-p') ?? field.id.slice(field.id.indexOf('.') + 1);

/** Returns the first part of the ids of the fields that an example shows. */
function rootOf(code: Element): string {
  const status = code.closest('[data-tab^="status-"]')?.getAttribute('data-tab')?.slice('status-'.length);
  return status ? `response-${status}` : 'body';
}

/** Returns the ranges of the lines with the value of a field in the visible examples. */
function linesOf(frame: Element, field: Element): Range[] {
  const path = valuePath(field);
  const examples = [...frame.querySelectorAll<HTMLElement>('code[data-code="json"]')].filter(
    (code) => code.offsetParent !== null && field.id.startsWith(`${rootOf(code)}.`),
  );
  return examples.flatMap((code) => {
    const text = code.textContent ?? '';
    return tokens(code)
      .filter((token) => token.path === path)
      .map(({ start }) => {
        const end = text.indexOf('\n', start);
        return rangeOf(code, { start: text.lastIndexOf('\n', start) + 1, end: end < 0 ? text.length : end });
      });
  });
}

/** Scrolls an example to a line. The page does not scroll. */
function showLine(line: Range): void {
  const pre = line.startContainer.parentElement?.closest('pre');
  if (!pre) return;
  const [{ top, bottom }, box] = [line.getBoundingClientRect(), pre.getBoundingClientRect()];
  if (top < box.top + MARGIN || bottom > box.bottom - MARGIN) pre.scrollTop += top - box.top - box.height / 3;
}

let markedField: Element | null = null;

/** Marks a field, and its value in the examples; a value that no example has by the object around it. */
function mark(frame: Element, field: Element | null): Range[] {
  markedField?.classList.remove(CLASS);
  markedField = field;
  field?.classList.add(CLASS);
  let lines: Range[] = [];
  for (let at = field; at && lines.length === 0; at = enclosingField(at.parentElement)) lines = linesOf(frame, at);
  markCode(lines);
  return lines;
}

/** Marks the field of the value at a point of an example. */
export function markValue(frame: Element, code: Element, { clientX, clientY }: MouseEvent): void {
  const at = document.caretPositionFromPoint?.(clientX, clientY)?.offset ?? -1;
  const path = tokens(code).find(({ start, end, path: key }) => key !== undefined && start <= at && at <= end)?.path;
  mark(frame, path === undefined ? null : enclosingField(document.getElementById(`${rootOf(code)}.${path}`)));
}

const isInView = (field: Element | undefined): boolean => {
  const { top = -1 } = field?.firstElementChild?.getBoundingClientRect() ?? {};
  return top >= 0 && top < window.innerHeight;
};

/** Returns the field that is read: pointed at, focused or linked to if it is in view, else the one in a third of the window. */
function readField(frame: Element): Element | null {
  const field = [':hover', ':focus-within', '.ref-marked']
    .map((state) => [...frame.querySelectorAll(FIELD + state)].at(-1))
    .find(isInView);
  // A narrower window has no panel beside the fields.
  if (field || window.innerWidth < 1200) return field ?? null;
  const { left } = frame.getBoundingClientRect();
  return enclosingField(document.elementFromPoint(left + 200, window.innerHeight / 3));
}

/** Marks the field that is read, and shows its value in the panel of the response. `isNew`: the examples changed. */
export function followReader(frame: Element, isNew = false): void {
  if (frame.querySelector('code[data-code="json"]:hover')) return;
  const field = readField(frame);
  if (field === markedField && !isNew) return;
  const [line] = mark(frame, field);
  if (line) showLine(line);
}
