import { rewrite } from './rewrite';

/** Private-use character that marks keys while third-party tools process a contract. */
const MARK = '\uE000';

/** Names that every JavaScript object inherits. The bundler and openapi-typescript would read the functions. */
const RESERVED = new Set(Object.getOwnPropertyNames(Object.prototype));

const protectKey = (key: string) => (RESERVED.has(key) ? key + MARK : key);
const protectRef = (ref: string) => ref.split('/').map(protectKey).join('/');
/** Removes marks from a text, both literal ones and TypeScript escapes. */
export const restoreText = (text: string): string => text.replace(/\uE000|\\uE000/g, '');

/** Changes keys, and the texts that name them, in place. */
function renamed<T>(data: T, rename: (key: string) => string, refer: (ref: string) => string): T {
  rewrite(data, rename, (text, key, outer) => {
    if (key === '$ref') return refer(text);
    return outer === 'required' ? rename(text) : text;
  });
  return data;
}

/** Adds a mark to every key, `$ref` and `required` entry with a reserved name, in place. */
export const protectKeys = <T>(data: T): T => renamed(data, protectKey, protectRef);

/** Removes the marks of `protectKeys`, in place. */
export const restoreKeys = <T>(data: T): T => renamed(data, restoreText, restoreText);
