/** True if a value contains itself, which a YAML alias inside its own anchor causes. */
export function containsItself(node: unknown, around = new Set<object>(), checked = new Set<object>()): boolean {
  if (typeof node !== 'object' || node === null || checked.has(node)) return false;
  if (around.has(node)) return true;
  around.add(node);
  const found = Object.values(node).some((value) => containsItself(value, around, checked));
  around.delete(node);
  checked.add(node);
  return found;
}
