import type { CodeList } from '../../vocabulary/codeLists';

/** What the search over all codes works on: a row per list, its codes within. Short, because the browser loads it. */
export interface SearchedList {
  id: string;
  title: string;
  register: string;
  /** Further words that name the list: Danish title, fields of the register, attributes. */
  names: string;
  codes: [code: string, en: string, da?: string | null, superseded?: true][];
}

/** Data of the search over all codes, fetched when a reader first types. */
export const searchData = (lists: readonly CodeList[]): SearchedList[] =>
  lists.map(({ id, title, register, fields, attributes, codes }) => ({
    id,
    title: title.en,
    register,
    names: [title.da, ...fields, ...attributes].filter(Boolean).join(' '),
    codes: codes.map(({ code, en, da, superseded }) =>
      superseded ? [code, en, da, true] : da ? [code, en, da] : [code, en],
    ),
  }));
