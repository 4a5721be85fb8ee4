import type { RegisterCodeList } from '#vocabulary/codeLists';

/** File below the site with the data of the code search. */
export const CODES_FILE = 'code-lists/search.json';

/** A list in the data of the code search, with its codes. Compact, because browsers download it. */
export interface SearchedList {
  id: string;
  title: string;
  /** Danish title; missing without one. */
  danish?: string;
  register: string;
  /** Further names of the list: fields of the register, attributes. */
  names: string;
  codes: [code: string, en: string, da?: string | null, superseded?: true][];
}

/** Returns the data of the code search, fetched when the user starts typing. */
export const searchData = (lists: readonly RegisterCodeList[]): SearchedList[] =>
  lists.map(({ id, title, register, fields, attributes, codes }) => ({
    id,
    title: title.en,
    ...(title.da && { danish: title.da }),
    register,
    names: [...fields, ...attributes].join(' '),
    codes: codes.map(({ code, en, da, superseded }) =>
      superseded ? [code, en, da, true] : da ? [code, en, da] : [code, en],
    ),
  }));
