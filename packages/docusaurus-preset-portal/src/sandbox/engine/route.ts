import { escapeRegExp } from '../../lib/escapeRegExp';
import { memoize } from '../../lib/memoize';
import { type ContractOperation, namesIn } from './operations';

export interface Route {
  operation: ContractOperation;
  /** Path values, still percent-encoded. */
  path: Record<string, string>;
}

const expressionOf = memoize((template) => {
  const literals = template.split(/\{[^}]+\}/).map(escapeRegExp);
  return new RegExp(`^${literals.join('([^/]*)')}$`);
});

/** Returns the path values of a request, if its path matches a template. */
function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const match = expressionOf(template).exec(path);
  return match ? Object.fromEntries(namesIn(template).map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

/**
 * Finds the operation of a request, or the methods that its path supports; none for an unknown path.
 *
 * @param operations Sorted by `readOperations`: the most literal matching path wins.
 */
export function findRoute(operations: readonly ContractOperation[], method: string, path: string): Route | string[] {
  const fitting = operations.flatMap((operation) => {
    const values = valuesIn(operation.path, path);
    return values ? [{ operation, path: values }] : [];
  });
  const [best] = fitting;
  const same = fitting.filter(({ operation }) => operation.path === best?.operation.path);
  return same.find(({ operation }) => operation.method === method) ?? same.map(({ operation }) => operation.method);
}
