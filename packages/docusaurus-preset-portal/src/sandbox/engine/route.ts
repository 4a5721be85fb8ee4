import { decodeSafely } from '../../lib/decode';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { memoize } from '../../lib/memoize';
import { type ContractOperation, namesIn } from './operations';

export interface Route {
  operation: ContractOperation;
  /** Path values, still percent-encoded. */
  path: Record<string, string>;
}

/** Returns a pattern for a character of a path, as it is or percent-encoded. */
function characterPattern(character: string): string {
  if (/[\w/-]/.test(character)) return character;
  const encoded = [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return `(?:${escapeRegExp(character)}|${encoded.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

const expressionOf = memoize((template) => {
  const literals = template.split(/\{[^}]+\}/).map((text) => [...decodeSafely(text)].map(characterPattern).join(''));
  return new RegExp(`^${literals.join('([^/]*)')}$`);
});

/** Returns the path values of a request, if its path matches a template. */
function valuesIn(template: string, path: string): Record<string, string> | undefined {
  const match = expressionOf(template).exec(path);
  return match ? Object.fromEntries(namesIn(template).map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/**
 * Finds the operations that can take a request, and the methods that its path supports; none for an unknown path. Only
 * their parameters and bodies tell operations of one method and path apart.
 *
 * @param operations Sorted by `readOperations`: the most literal matching path wins.
 */
export function findRoutes(
  operations: readonly ContractOperation[],
  method: string,
  path: string,
): { routes: Route[]; methods: string[] } {
  const fitting = operations.flatMap((operation) => {
    const values = valuesIn(operation.path, path);
    return values ? [{ operation, path: values }] : [];
  });
  const [best] = fitting;
  const same = fitting.filter(({ operation }) => best && shapeOf(operation.path) === shapeOf(best.operation.path));
  return {
    routes: same.filter(({ operation }) => operation.method === method),
    methods: [...new Set(same.map(({ operation }) => operation.method))],
  };
}
