import { isOperation, readPages } from 'docusaurus-preset-portal/node';
import { type OperationPage, schemaNodes, schemasOf } from 'openapi-toolkit';
import { listHref } from '#site/addresses';
import { portal } from '#site/portal';
import { codeListOf, codeLists, listIdsOf, type RegisterCodeList } from '#vocabulary/codeLists';
import { codeListDownloads, registersOf } from './downloads';

/** A property of an operation with codes of a list. */
export interface CodeUse {
  /** JSON path in the response or request: `buildings[].roof.code`. */
  path: string;
  operation: string;
  href: string;
}

/** Returns the uses of lists in operations, by list id. Read from `x-code-list` of the contracts. */
function usesByList(pages: readonly OperationPage[]): Map<string, CodeUse[]> {
  const found = new Map<string, CodeUse[]>();
  for (const { operation, permalink } of pages) {
    const nodes = schemasOf(operation).flatMap(({ schema }) => schemaNodes(schema));
    for (const node of nodes) {
      const use = { path: node.path || node.name, operation: operation.title, href: `${permalink}#${node.anchor}` };
      for (const id of listIdsOf(node)) found.set(id, [...(found.get(id) ?? []), use]);
    }
  }
  return found;
}

export interface CodeListData {
  list: RegisterCodeList;
  uses: CodeUse[];
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

/** Returns a list and its uses. Takes `id`. */
export async function codeListData({ id = '' }: Record<string, string>): Promise<CodeListData> {
  const list = codeListOf(id);
  if (!list) throw new Error(`no list "${id}" in docs/_data/code-lists.json. Correct the id, or add the list.`);
  const pages = (await readPages(portal)).filter(isOperation);
  return { list, uses: usesByList(pages).get(id) ?? [] };
}

/** Returns the files of one register or of all. Takes `register`. */
export function codeListDownloadsData({ register = '' }: Record<string, string>): DownloadsData {
  const own = register ? codeLists.filter((list) => list.register === register) : codeLists;
  if (own.length === 0)
    throw new Error(`no list of the register "${register}" in docs/_data/code-lists.json. Correct the register.`);
  return { files: codeListDownloads(register || 'all', own).map(({ label, file }) => ({ label, file })) };
}

/** Returns all lists by register. Takes no attributes. */
export function codeListIndexData(): IndexData {
  return {
    registers: registersOf(codeLists).map((register) => ({
      register,
      lists: codeLists
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
