import type { ContractOperation } from './contract/operations';

export interface Route {
  operation: ContractOperation;
  /** Path values, still percent-encoded. */
  path: Record<string, string>;
}

/** Where a request leads: an operation, a path that has other methods, or nowhere. */
export function findRoute(operations: ContractOperation[], method: string, path: string): Route | string[] {
  const fitting = operations.flatMap((operation) => {
    const match = operation.pattern.exec(path);
    return match ? [{ operation, path: { ...match.groups } }] : [];
  });
  // Sorted by number of path values: only the most literal path counts.
  const [best] = fitting;
  const same = fitting.filter(({ operation }) => operation.path === best?.operation.path);
  return same.find(({ operation }) => operation.method === method) ?? same.map(({ operation }) => operation.method);
}
