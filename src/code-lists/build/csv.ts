import type { CodeList } from '../../vocabulary/codeLists';

const COLUMNS = ['list', 'register', 'code', 'da', 'en', 'superseded', 'note'] as const;

/** One cell by RFC 4180. */
const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** One row per code. Begins with a byte order mark, without which Excel garbles Danish letters. */
export function csvOf(lists: readonly CodeList[]): string {
  const rows = lists.flatMap(({ id, register, codes }) =>
    codes.map(({ code, da, en, superseded, note }) => [
      id,
      register,
      code,
      da ?? '',
      en,
      superseded ? 'true' : 'false',
      note ?? '',
    ]),
  );
  return `\uFEFF${[COLUMNS, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}
