const WIDTH = 74;

/** JSON with short objects on one line, so that a response fits on a screen. */
export function print(value: unknown, indent = '', taken = 0): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  const inner = `${indent}  `;
  const line = `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${print(item)}`).join(', ')} }`;
  if (indent && !line.includes('\n') && taken + line.length < WIDTH) return line;
  const lines = entries.map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + print(item, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
