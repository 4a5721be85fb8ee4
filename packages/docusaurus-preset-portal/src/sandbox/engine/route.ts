import { decodeSafely } from '../../lib/decode';
import { escapeRegExp } from '../../lib/escapeRegExp';
import { memoize } from '../../lib/memoize';
import { ownValue } from '../../lib/ownValue';
import type { ContractOperation } from './contractTypes';
import { templateNames } from './operations';

export interface Route {
  operation: ContractOperation;
  /** Path values, still percent-encoded. */
  path: Record<string, string>;
}

function characterPattern(character: string): string {
  if (/[\w/-]/.test(character)) return character;
  const encoded = [...new TextEncoder().encode(character)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
  return `(?:${escapeRegExp(character)}|${encoded.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
}

const literalPattern = (text: string): string => [...decodeSafely(text)].map(characterPattern).join('');

/** Signs with which a value begins in a style of RFC 6570. */
const SIGNS: Readonly<Record<string, string>> = { label: '.', matrix: ';' };

const expressionOf = memoize((template) => {
  const parts = template.split(/(\{[.;]?\})/).filter(Boolean);
  const patterns = parts.map((part, at) => {
    const [, sign] = /^\{([.;]?)\}$/.exec(part) ?? [];
    if (sign === undefined) return literalPattern(part);
    // A value ends where the sign of the next one begins.
    const rest = /^\{[.;]/.test(parts[at + 1] ?? '') ? '[^/]*?' : '[^/]*';
    return sign ? `(\\${sign}${rest}|)` : `(${rest})`;
  });
  return new RegExp(`^${patterns.join('')}$`);
});

function valuesIn({ path: template, parameters }: ContractOperation, path: string): Record<string, string> | undefined {
  const names = templateNames(template);
  const signOf = (name: string) =>
    ownValue(SIGNS, parameters.find((one) => one.in === 'path' && one.name === name)?.style ?? '');
  const marked = template.replace(/\{([^}]+)\}/g, (_, name: string) => `{${signOf(name) ?? ''}}`);
  const match = expressionOf(marked).exec(path);
  return match ? Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}

const shapeOf = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/**
 * Finds the operations that can take a request, and the methods of its path. Only parameters and bodies tell operations
 * of one method and path apart.
 *
 * @param operations Sorted by `readContractOperations`: the most literal matching path wins.
 */
export function findRoutes(
  operations: readonly ContractOperation[],
  method: string,
  path: string,
): { routes: Route[]; methods: string[] } {
  const fitting = operations.flatMap((operation) => {
    const values = valuesIn(operation, path);
    return values ? [{ operation, path: values }] : [];
  });
  const [best] = fitting;
  const same = fitting.filter(({ operation }) => best && shapeOf(operation.path) === shapeOf(best.operation.path));
  return {
    routes: same.filter(({ operation }) => operation.method === method),
    methods: [...new Set(same.map(({ operation }) => operation.method))],
  };
}
