/** Private-use character that marks keys while third-party tools process a contract. */
const MARK = '\uE000';

/** Names that every JavaScript object inherits. The bundler and openapi-typescript would read the functions. */
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype));

const protectKey = (key: string) => (RESERVED.has(key) ? key + MARK : key);
const protectRef = (ref: string) => ref.split('/').map(protectKey).join('/');
/** Removes marks from a text, both literal ones and TypeScript escapes. */
export const restoreText = (text: string): string => text.replace(/\uE000|\\uE000/g, '');

/** Copies plain data with renamed keys and references. Cyclic YAML aliases stay cyclic. */
function renamed(
  node: unknown,
  rename: (key: string) => string,
  reference: (ref: string) => string,
  seen: Map<object, unknown>,
): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const copied = seen.get(node);
  if (copied) return copied;
  const copy: unknown[] | Record<string, unknown> = Array.isArray(node) ? [] : {};
  seen.set(node, copy);
  for (const [key, value] of Object.entries(node)) {
    const isReference = key === '$ref' && typeof value === 'string';
    const isNames = key === 'required' && Array.isArray(value);
    const next = isReference
      ? reference(value)
      : isNames
        ? value.map((one) => (typeof one === 'string' ? rename(one) : renamed(one, rename, reference, seen)))
        : renamed(value, rename, reference, seen);
    // A plain assignment of `__proto__` would set the prototype of the copy.
    Object.defineProperty(copy, rename(key), { value: next, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

/** Adds a mark to every key, `$ref` and `required` entry with a reserved name. */
export const protectKeys = <T>(node: T): T => renamed(node, protectKey, protectRef, new Map()) as T;

export const restoreKeys = <T>(node: T): T => renamed(node, restoreText, restoreText, new Map()) as T;

function someKey(node: unknown, test: (key: string) => boolean, seen = new Set<unknown>()): boolean {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  return Object.entries(node).some(([key, value]) => test(key) || someKey(value, test, seen));
}

export const hasReservedKeys = (node: unknown): boolean => someKey(node, (key) => RESERVED.has(key));

export const hasMarks = (node: unknown): boolean => someKey(node, (key) => key.endsWith(MARK));
