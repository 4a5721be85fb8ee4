import type { RegisterCodeList } from '#vocabulary/codeLists';
import { csvText } from '../../csv';

const COLUMNS = ['list', 'register', 'code', 'da', 'en', 'superseded', 'note'] as const;

/** Returns one row per code. */
export function codeListsCsv(lists: readonly RegisterCodeList[]): string {
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
