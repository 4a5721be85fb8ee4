/** True if a value contains itself, which a YAML alias inside its own anchor causes. */
export function containsItself(node: unknown, around = new Set<object>(), known = new Set<object>()): boolean {
  if (typeof node !== 'object' || node === null || known.has(node)) return false;
  if (around.has(node)) return true;
  around.add(node);
  const found = Object.values(node).some((value) => containsItself(value, around, known));
  around.delete(node);
  known.add(node);
  return found;
}
