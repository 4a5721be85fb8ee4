import { csvText } from 'docusaurus-preset-portal/lib/csv';
import type { CodeList } from '#site';

const COLUMNS = ['list', 'register', 'code', 'da', 'en', 'superseded', 'note'] as const;

/** Returns one row per code. */
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
  return csvText(COLUMNS, rows);
}
