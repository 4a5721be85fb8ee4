/**
 * Formats JSON with short objects and arrays on one line, so that a response fits on a screen.
 *
 * @param width Maximum length of such a line, in characters.
 */
export function formatJson(value: unknown, width = 64, indent = '', usedWidth = 0): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const inner = `${indent}  `;
  const parts = (format: (item: unknown, start: string) => string, before = '') =>
    Object.entries(value).map(([key, item]) => {
      const start = isArray ? before : `${before}${JSON.stringify(key)}: `;
      return start + format(item, start);
    });
  const short = parts((item) => formatJson(item, width, inner)).join(', ');
  const line = isArray || short === '' ? `${open}${short}${close}` : `{ ${short} }`;
  if (indent && !line.includes('\n') && usedWidth + line.length < width) return line;
  return `${open}\n${parts((item, start) => formatJson(item, width, inner, start.length), inner).join(',\n')}\n${indent}${close}`;
}
