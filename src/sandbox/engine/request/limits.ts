/**
 * No list of any contract may be longer. Longer ones are refused before they are
 * validated: comparing all items of a list with each other takes time by the square.
 */
export const MAX_ITEMS = 1000;

export const TOO_MANY = 'Too many items: no list of these APIs may have more than 1,000.';

/** Where in a JSON value a list is too long, as a JSON Pointer. */
export function longList(root: unknown): string | undefined {
  // Not recursive: a body can be nested as deeply as it is long.
  const open: [value: unknown, pointer: string][] = [[root, '']];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [value, pointer] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > MAX_ITEMS) return pointer;
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner === 'object')
        open.push([inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`]);
    }
  }
  return undefined;
}
