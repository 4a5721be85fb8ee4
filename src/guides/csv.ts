/** Formats a cell by RFC 4180; null and undefined give an empty cell. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Formats rows as CSV with a header row. Excel garbles Danish letters without the byte order mark at the start. */
export const csvText = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
