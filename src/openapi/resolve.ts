import { ContractError } from './ContractError';
import type { Document, OrRef, Ref } from './openapi';

const decodePart = (part: string) => decodeURIComponent(part).replace(/~1/g, '/').replace(/~0/g, '~');

export const isRef = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && typeof (value as Ref).$ref === 'string';

/** Last part of a reference, as the name of what it points to: `#/components/schemas/Pet` → `Pet`. */
export const refName = (ref: string): string => decodePart(ref.slice(ref.lastIndexOf('/') + 1));

function lookUp(document: Document, ref: string): unknown {
  let node: unknown = document;
  for (const part of ref.replace(/^#\/?/, '').split('/').filter(Boolean)) {
    const key = decodePart(part);
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as Record<string, unknown>)[key];
  }
  return node;
}

/**
 * Follows a reference inside a bundled document to what it stands for.
 * A `description` or `summary` beside the `$ref` wins over the target's, as OpenAPI 3.1 says.
 *
 * @throws ContractError when the reference leads nowhere or in a circle.
 */
export function resolve<T extends object>(document: Document, value: OrRef<T>): T {
  const seen = new Set<string>();
  let current: OrRef<T> = value;
  let beside: Partial<Ref> = {};
  while (isRef(current)) {
    const { $ref, ...rest } = current;
    beside = { ...rest, ...beside };
    if (seen.has($ref)) {
      throw new ContractError(`The reference "${$ref}" refers to itself.`, $ref, 'Point it at a definition.');
    }
    seen.add($ref);
    const target = lookUp(document, $ref);
    if (typeof target !== 'object' || target === null) {
      throw new ContractError(`The reference "${$ref}" leads nowhere.`, $ref, 'Define the component or mend the name.');
    }
    current = target as OrRef<T>;
  }
  return Object.keys(beside).length > 0 ? { ...current, ...beside } : current;
}
