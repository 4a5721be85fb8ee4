import { ContractError } from './ContractError';
import type { Document, Ref } from './document';

const escapePart = (part: string | number) => String(part).replaceAll('~', '~0').replaceAll('/', '~1');
const unescapePart = (part: string) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');

/** JSON pointer to a part below another pointer: `#/paths` and `/shapes` → `#/paths/~1shapes`. */
export const pointerBelow = (pointer: string, ...parts: (string | number)[]): string =>
  [pointer, ...parts.map(escapePart)].join('/');

/** The same, in the form a `$ref` needs: characters that a URL can't hold are percent-encoded. */
export const refBelow = (pointer: string, ...parts: (string | number)[]): string =>
  [pointer, ...parts.map((part) => encodeURIComponent(escapePart(part)))].join('/');

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && typeof (value as Ref).$ref === 'string';

/** Last part of a reference, which names its target: `#/components/schemas/Shape` → `Shape`. */
export const refName = (ref: string): string => unescapePart(ref.slice(ref.lastIndexOf('/') + 1));

/** A part of a document and the pointer to it. */
export interface Found {
  node: object;
  pointer: string;
}

/** Follows references until something else is found. `open` lists the references on the way to this one. */
function target(document: Document, found: Found, open: readonly string[]): Found {
  let here = found;
  let way = open;
  while (isRef(here.node)) {
    const { $ref } = here.node;
    here = lookUp(document, $ref, way);
    way = [...way, $ref];
  }
  return here;
}

/**
 * What a `$ref` points to. References on the way to it are followed; where it is itself a reference, that is returned.
 *
 * @param open References that are being followed, to notice a circle.
 * @throws ContractError when the reference leads nowhere or in a circle.
 */
export function lookUp(document: Document, ref: string, open: readonly string[] = []): Found {
  if (open.includes(ref)) {
    throw new ContractError(`The reference "${ref}" refers to itself.`, ref, 'Point it at a definition.');
  }
  let found: Found = { node: document, pointer: '#' };
  for (const part of ref.split('/').slice(1)) {
    const { node, pointer } = target(document, found, [...open, ref]);
    const key = unescapePart(part);
    const next = Object.hasOwn(node, key) ? (node as Record<string, unknown>)[key] : undefined;
    if (typeof next !== 'object' || next === null) {
      throw new ContractError(
        `The reference "${ref}" leads nowhere.`,
        ref,
        'Define the component or correct the name.',
      );
    }
    found = { node: next, pointer: `${pointer}/${part}` };
  }
  return found;
}

/**
 * Follows a pointer to the part it stands for, through every reference on the way and at the end.
 *
 * @returns the part, and the pointer to where it is defined.
 * @throws ContractError when the pointer leads nowhere or in a circle.
 */
export const follow = (document: Document, pointer: string): Found =>
  target(document, lookUp(document, pointer), [pointer]);
