/** Members of every JavaScript object that the bundler calls where a contract has a key of their name. */
const TAKEN = new Set([
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

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** JSON pointer (`#/paths/…`) to the first key of a parsed file that the bundler can't carry, if there is one. */
export function takenKey(node: unknown, pointer = '#', seen = new Set<unknown>()): string | undefined {
  if (typeof node !== 'object' || node === null || seen.has(node)) return undefined;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    const here = `${pointer}/${escaped(key)}`;
    const found = TAKEN.has(key) ? here : takenKey(value, here, seen);
    if (found) return found;
  }
  return undefined;
}
