/** Counts the values with all YAML aliases expanded: nested ones grow exponentially. Infinite for data that contains itself. */
export function expandedSize(node: unknown, sizes = new Map<object, number>()): number {
  if (typeof node !== 'object' || node === null) return 1;
  const size = sizes.get(node);
  if (size !== undefined) return size;
  sizes.set(node, Number.POSITIVE_INFINITY);
  const own = Object.values(node).reduce<number>((sum, value) => sum + expandedSize(value, sizes), 1);
  sizes.set(node, own);
  return own;
}
