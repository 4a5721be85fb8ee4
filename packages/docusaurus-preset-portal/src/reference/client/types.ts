import { idOfHash } from 'openapi-toolkit';
import { enclosingField } from './fields';
import { showValues } from './useValues';

const CONTENT = ':scope > :is(.ref-props, .ref-variants, .ref-enum)';

const isFilled = (use: Element): boolean => use.querySelector(CONTENT) !== null;

/** Returns the type that a use links to; null after its fields were inserted. */
export const linkedType = (use: Element): Element | null => {
  const link = use.querySelector<HTMLAnchorElement>(':scope > a');
  return link && document.querySelector(`[data-shared="${CSS.escape(idOfHash(link.hash))}"]`);
};

/** Inserts the fields of the type into a use, with the addresses of the use. */
export function fill(use: Element): void {
  const type = linkedType(use);
  const field = enclosingField(use);
  if (!type || !field || isFilled(use)) return;
  const fields = [...type.querySelectorAll(CONTENT)];
  const copies = fields.map((field) => field.cloneNode(true) as Element);
  use.querySelector(':scope > a')?.remove();
  for (const copy of copies) {
    for (const element of copy.querySelectorAll('[id]')) {
      const id = field.id + element.id.slice(type.getAttribute('data-shared')?.length);
      document.getElementById(id)?.remove();
      element.id = id;
    }
  }
  use.append(...copies);
  showValues(use).catch(() => {
    // The examples are not JSON or could not be fetched: the values of the type stay.
  });
}

/** Opens the uses around an address until the field itself is on the page. */
export function openUses(id: string): Element | null {
  for (;;) {
    const element = document.getElementById(id);
    if (element?.tagName !== 'I') return element;
    // The innermost enclosing use whose id is a prefix of the address.
    const uses = [...(element.parentElement?.querySelectorAll<HTMLDetailsElement>('.ref-use') ?? [])];
    const use = uses
      .filter((use) => !isFilled(use) && id.startsWith(`${enclosingField(use)?.id}.`))
      .sort((a, b) => (enclosingField(a)?.id.length ?? 0) - (enclosingField(b)?.id.length ?? 0))
      .at(-1);
    if (!use) return element;
    fill(use);
    use.open = true;
  }
}

/** Fills every use of the page, including uses inside the inserted types. */
export function fillAll(frame: ParentNode): void {
  for (let hasMore = true; hasMore; ) {
    const empty = [...frame.querySelectorAll('.ref-use')].filter((use) => !isFilled(use) && linkedType(use));
    for (const use of empty) fill(use);
    hasMore = empty.some(isFilled);
  }
}
