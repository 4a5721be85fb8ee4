/** True if a value contains itself, which a YAML alias inside its own anchor causes. */
export function containsItself(node: unknown, enclosing = new Set<object>(), checked = new Set<object>()): boolean {
  if (typeof node !== 'object' || node === null || checked.has(node)) return false;
  if (enclosing.has(node)) return true;
  enclosing.add(node);
  const found = Object.values(node).some((value) => containsItself(value, enclosing, checked));
  enclosing.delete(node);
  checked.add(node);
  return found;
}
