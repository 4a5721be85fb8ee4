/** Character of a private area of Unicode. It marks keys while other programs read a contract. */
const MARK = '\uE000';

/**
 * Names every JavaScript object has. Redocly's bundler and openapi-typescript look values up without asking whether a
 * key is the contract's own, so a property called `valueOf` or `constructor` would be read as the function.
 */
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype));

const protectKey = (key: string) => (RESERVED.has(key) ? key + MARK : key);
const protectRef = (ref: string) => ref.split('/').map(protectKey).join('/');
/** A text without marks, written as they are or as an escape of TypeScript. */
export const restoreText = (text: string): string => text.replace(/\uE000|\\uE000/g, '');

/** Copies plain data with other keys and references. Aliases of YAML that make it circular stay as they are. */
function renamed(
  node: unknown,
  rename: (key: string) => string,
  reference: (ref: string) => string,
  seen: Map<object, unknown>,
): unknown {
  if (typeof node !== 'object' || node === null) return node;
  const known = seen.get(node);
  if (known) return known;
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
    // `__proto__` has to become a key of the copy, not its prototype.
    Object.defineProperty(copy, rename(key), { value: next, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

/** The same data with a mark on every key, and in every `$ref` and `required`, that has the name of a JavaScript function. */
export const protectKeys = <T>(node: T): T => renamed(node, protectKey, protectRef, new Map()) as T;

/** Takes the marks of `protectKeys` away. */
export const restoreKeys = <T>(node: T): T => renamed(node, restoreText, restoreText, new Map()) as T;

/** Whether any key of the data satisfies a test. */
function someKey(node: unknown, test: (key: string) => boolean, seen = new Set<unknown>()): boolean {
  if (typeof node !== 'object' || node === null || seen.has(node)) return false;
  seen.add(node);
  return Object.entries(node).some(([key, value]) => test(key) || someKey(value, test, seen));
}

/** Whether any key of the data needs a mark. */
export const hasReservedKeys = (node: unknown): boolean => someKey(node, (key) => RESERVED.has(key));

/** Whether any key of the data has a mark. */
export const hasMarks = (node: unknown): boolean => someKey(node, (key) => key.endsWith(MARK));
