import type { Document, OrRef, Ref } from './document';
import { isRef, lookUp } from './pointer';

/**
 * Follows a reference to its target; returns anything else unchanged. Keywords beside the `$ref` override the target.
 *
 * @throws ContractError if the reference has no target or is circular.
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
