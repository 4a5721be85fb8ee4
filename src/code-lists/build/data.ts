import { paths } from '../../paths';
import { isOperation, readPages } from '../../search/build/readPages';
import { allDownloads, downloadsOf, registersOf } from './downloads';
import { type CodeList, listHref } from './model';
import { readCodeLists } from './read';
import { type Use, usesByList } from './usage';

export interface CodeListData {
  list: CodeList;
  uses: Use[];
}

export interface DownloadsData {
  files: { label: string; file: string }[];
}

export interface IndexData {
  registers: {
    register: string;
    lists: { title: string; titleDa: string | null; href: string; codes: number; complete: boolean }[];
  }[];
}

/** A list with where it is used. Takes `id`. */
export async function codeListData({ id = '' }: Record<string, string>): Promise<CodeListData> {
  const list = (await readCodeLists()).find((one) => one.id === id);
  if (!list) throw new Error(`finds no list "${id}" in docs/_data/code-lists.json`);
  const pages = (await readPages(paths.pages)).filter(isOperation);
  return { list, uses: usesByList(pages).get(id) ?? [] };
}

/** The files of a register, or of all. Takes `register`. */
export async function codeListDownloadsData({ register = '' }: Record<string, string>): Promise<DownloadsData> {
  const lists = await readCodeLists();
  const own = register ? lists.filter((list) => list.register === register) : lists;
  if (own.length === 0) throw new Error(`finds no list of the register "${register}"`);
  return { files: downloadsOf(register || 'all', own).map(({ label, file }) => ({ label, file })) };
}

/** All lists by register. Takes no attributes. */
export async function codeListIndexData(): Promise<IndexData> {
  const lists = await readCodeLists();
  return {
    registers: registersOf(lists).map((register) => ({
      register,
      lists: lists
        .filter((list) => list.register === register)
        .map((list) => ({
          title: list.title.en,
          titleDa: list.title.da,
          href: listHref(list),
          codes: list.codes.length,
          complete: list.complete,
        })),
    })),
  };
}

export { allDownloads };
