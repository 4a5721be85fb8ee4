import { type CodeList, codeAnchor, registerPage } from '../../vocabulary/codeLists';

/** What the search over all codes works on: a row per list, its codes within. */
export interface SearchedList {
  /** Words that name the list: titles, register, fields, attributes. */
  words: string;
  title: string;
  register: string;
  page: string;
  codes: { anchor: string; code: string; en: string; da?: string; superseded?: true }[];
}

/** Data of the search over all codes, fetched when a reader first types. */
export const searchData = (lists: readonly CodeList[]): SearchedList[] =>
  lists.map((list) => ({
    words: [list.id, list.title.en, list.title.da ?? '', list.register, ...list.fields, ...list.attributes].join(' '),
    title: list.title.en,
    register: list.register,
    page: registerPage(list.register),
    codes: list.codes.map((code) => ({
      anchor: codeAnchor(list, code),
      code: code.code,
      en: code.en,
      ...(code.da !== null && { da: code.da }),
      ...(code.superseded && { superseded: true as const }),
    })),
  }));
