/** In characters. */
const MAX_LINE_LENGTH = 74;

/** Formats JSON with short objects on one line, so that a response fits on a screen. */
export function formatJson(value: unknown, indent = '', usedWidth = 0): string {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return JSON.stringify(value);
  const entries = Object.entries(value);
  const inner = `${indent}  `;
  const line = `{ ${entries.map(([key, item]) => `${JSON.stringify(key)}: ${formatJson(item)}`).join(', ')} }`;
  if (indent && !line.includes('\n') && usedWidth + line.length < MAX_LINE_LENGTH) return line;
  const lines = entries.map(([key, item]) => {
    const start = `${inner}${JSON.stringify(key)}: `;
    return start + formatJson(item, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
