import { pointerBelow } from '../../../openapi/pointer';

/** Longer lists and maps are refused before validation: comparing items, and collecting errors, takes quadratic time. */
export const MAX_ITEMS = 1000;
/** More levels are refused, because validation is recursive. */
export const MAX_LEVELS = 200;

const TOO_MANY = 'Too many items: no list or map of these APIs may have more than 1,000.';
export const TOO_DEEP = 'Nested too deeply: no value of these APIs may have more than 200 levels.';

/** Returns the JSON Pointer of a list or map that is too long, or a fault of a value that is too deep. */
export function limitFault(root: unknown): { pointer: string; detail: string } | undefined {
  // Iterative, because a body can be nested as deeply as it is long.
  const open: [value: unknown, pointer: string, level: number][] = [[root, '', 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, pointer, level] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (level > MAX_LEVELS) return { pointer: '', detail: TOO_DEEP };
    const entries = Object.entries(value);
    if (entries.length > MAX_ITEMS) return { pointer, detail: TOO_MANY };
    // Texts that are added share their begin: a pointer is as long as the body may be.
    for (const [key, inner] of entries)
      if (typeof inner === 'object') open.push([inner, pointer + pointerBelow('', key), level + 1]);
  }
  return undefined;
}
