/** One cell by RFC 4180; nothing for null and undefined. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV, the names of the columns first. Begins with a byte order mark, without which Excel garbles Danish letters. */
export const csvText = (columns: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\uFEFF${[columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
