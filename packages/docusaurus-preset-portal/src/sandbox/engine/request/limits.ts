import { pointerBelow } from '../../../openapi/pointer';

/** Longer lists are refused before validation: comparing all items with each other takes quadratic time. */
export const MAX_ITEMS = 1000;

export const TOO_MANY = 'Too many items: no list of these APIs may have more than 1,000.';

/** Returns the JSON Pointer of a list that is too long. */
export function longList(root: unknown): string | undefined {
  // Iterative, because a body can be nested as deeply as it is long.
  const open: [value: unknown, pointer: string][] = [[root, '']];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_ITEMS) return pointer;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object') open.push([inner, pointerBelow(pointer, key)]);
    }
  }
  return undefined;
}
