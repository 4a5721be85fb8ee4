import type { Document, OrRef, Ref } from './document';
import { isRef, lookUp } from './pointer';

/**
 * Follows a reference in a bundled document to its target; anything else is returned as it is.
 * Keywords beside the `$ref` win over those of the target, as OpenAPI 3.1 says of `description` and `summary`.
 *
 * @throws ContractError when the reference leads nowhere or in a circle.
 */
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
