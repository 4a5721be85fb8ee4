import { idOfHash } from 'openapi-toolkit';
import { enclosingField } from './fields';
import { showValues } from './useValues';

const CONTENT = ':scope > :is(.ref-props, .ref-variants, .ref-enum)';

/** Inserts the fields of the type that a use links to, with the addresses of the use. Returns false if they are there. */
export function fill(use: Element): boolean {
  const link = use.querySelector<HTMLAnchorElement>(':scope > a');
  const type = link && document.querySelector(`[data-shared="${CSS.escape(idOfHash(link.hash))}"]`);
  const field = enclosingField(use);
  if (!type || !field) return false;
  const copies = [...type.querySelectorAll(CONTENT)].map((fields) => fields.cloneNode(true) as Element);
  link.remove();
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
  return true;
}

/** Fills every use of the page, including uses inside the inserted types. */
export function fillAll(frame: ParentNode): void {
  let filled: Element[];
  do {
    filled = [...frame.querySelectorAll('.ref-use')].filter(fill);
  } while (filled.length > 0);
}
