/**
 * How many values a value is made of when everything that it holds twice is written out twice. In a file, an alias of
 * YAML holds what its anchor names, and aliases of aliases multiply.
 *
 * @param node Nothing in it contains itself.
 */
export function expandedSize(node: unknown, known = new Map<object, number>()): number {
  if (typeof node !== 'object' || node === null) return 1;
  const size = known.get(node);
  if (size !== undefined) return size;
  const own = Object.values(node).reduce<number>((sum, value) => sum + expandedSize(value, known), 1);
  known.set(node, own);
  return own;
}
