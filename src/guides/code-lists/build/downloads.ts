import type { RegisterCodeList } from '#vocabulary/codeLists';
import { csvText } from '../../csv';
import { constantsFiles, javaClass } from './constants';

const COLUMNS = ['list', 'register', 'code', 'da', 'en', 'superseded', 'note'] as const;

/** Returns one row per code. */
function codeListsCsv(lists: readonly RegisterCodeList[]): string {
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

/** A downloadable file. */
export interface Download {
  /** Display name of the format or language. */
  label: string;
  /** Name below the folder `code-lists` of the site. */
  file: string;
  text: string;
}

/**
 * Returns the files of one register: CSV, JSON, and constants in each language. A Java file is named after its class.
 */
export function codeListDownloads(register: string, lists: readonly RegisterCodeList[]): Download[] {
  const base = register.toLowerCase();
  return [
    { label: 'CSV', file: `${base}.csv`, text: codeListsCsv(lists) },
    { label: 'JSON', file: `${base}.json`, text: `${JSON.stringify(lists, null, 2)}\n` },
    ...constantsFiles.map(({ ending, language, write }) => ({
      label: language,
      file: `${ending === 'java' ? javaClass(register) : base}.${ending}`,
      text: write(register, lists),
    })),
  ];
}

/** Returns the registers with lists, in the order of their lists. */
export const registersOf = (lists: readonly RegisterCodeList[]): string[] => [
  ...new Set(lists.map(({ register }) => register)),
];

/** Returns every file, of each register and of all together. */
export function allDownloads(lists: readonly RegisterCodeList[]): Download[] {
  return [
    ...registersOf(lists).flatMap((register) =>
      codeListDownloads(
        register,
        lists.filter((list) => list.register === register),
      ),
    ),
    ...codeListDownloads('all', lists),
  ];
}
