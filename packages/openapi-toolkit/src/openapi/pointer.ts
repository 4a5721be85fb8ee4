import { ContractError } from './ContractError';
import type { Document, OrRef, Ref } from './document';

const escapePart = (part: string | number) => String(part).replaceAll('~', '~0').replaceAll('/', '~1');
/** Decodes one part of a reference. */
export const unescapePart = (part: string) =>
  /[%~]/.test(part) ? decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~') : part;

/** Appends parts to a JSON pointer: `#/paths` and `/shapes` → `#/paths/~1shapes`. */
export const pointerBelow = (pointer: string, ...parts: (string | number)[]): string =>
  [pointer, ...parts.map(escapePart)].join('/');

/** Appends parts in the form of a `$ref`, with the percent-encoding of URLs. */
export const refBelow = (pointer: string, ...parts: (string | number)[]): string =>
  [pointer, ...parts.map((part) => encodeURIComponent(escapePart(part)))].join('/');

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && typeof (value as Ref).$ref === 'string';

/** Returns the last part of a reference, which names its target: `#/components/schemas/Shape` → `Shape`. */
export const refName = (ref: string): string => unescapePart(ref.slice(ref.lastIndexOf('/') + 1));

export interface Target {
  node: object;
  pointer: string;
}

/** Follows references until the target is none; `outerRefs` were followed before. */
function target(document: Document, found: Target, outerRefs: readonly string[]): Target {
  let current = found;
  let openRefs = outerRefs;
  while (isRef(current.node)) {
    const { $ref } = current.node;
    current = lookUp(document, $ref, openRefs);
    openRefs = [...openRefs, $ref];
  }
  return current;
}

/** Returns the target of a `$ref`, which may be one itself. `outerRefs` are being followed. @throws ContractError if it has no target or is circular. */
export function lookUp(document: Document, ref: string, outerRefs: readonly string[] = []): Target {
  if (outerRefs.includes(ref)) {
    throw new ContractError(`The reference "${ref}" refers to itself.`, ref, 'Point it at a definition.');
  }
  let found: Target = { node: document, pointer: '#' };
  const openRefs = [...outerRefs, ref];
  for (const part of ref.split('/').slice(1)) {
    const { node, pointer } = target(document, found, openRefs);
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

/** Returns the definition that a pointer leads to, through every reference. @throws ContractError if it has no target or is circular. */
export const followPointer = (document: Document, pointer: string): Target =>
  target(document, lookUp(document, pointer), [pointer]);

/** Follows a reference; returns anything else unchanged. Keywords beside the `$ref` override. @throws ContractError if it has no target or is circular. */
export function resolve<T extends object>(document: Document, value: OrRef<T>): T {
  let current: OrRef<T> = value;
  let beside: Partial<Ref> = {};
  const open: string[] = [];
  while (isRef(current)) {
    const { $ref, ...rest }: Ref = current;
    beside = { ...rest, ...beside };
    current = lookUp(document, $ref, open).node as OrRef<T>;
    open.push($ref);
  }
  return Object.keys(beside).length > 0 ? { ...current, ...beside } : current;
}
