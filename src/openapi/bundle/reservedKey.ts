import { pointerBelow } from '../pointer';

/** Methods of every JavaScript object. Redocly's bundler calls them on a contract's objects, so a key must not hide them. */
const RESERVED = new Set([
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  'valueOf',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

/** A key the bundler can't read, with the JSON pointer to it. */
export interface ReservedKey {
  key: string;
  pointer: string;
}

/** Finds the first reserved key in a parsed file. YAML aliases can make the file circular: `seen` ends the search there. */
export function findReservedKey(node: unknown, pointer = '#', seen = new Set<unknown>()): ReservedKey | undefined {
  if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    const here = pointerBelow(pointer, key);
    const found = RESERVED.has(key) ? { key, pointer: here } : findReservedKey(value, here, seen);
    if (found) return found;
  }
  return undefined;
}
