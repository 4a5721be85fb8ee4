import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeFinder } from '../../packages/docusaurus-preset-portal/src/search/codes/findCodes';
import type { SearchedList } from '../../packages/docusaurus-preset-portal/src/search/codes/searchData';
import { createSearch, type SearchEngine } from '../../packages/docusaurus-preset-portal/src/search/engine';

/** The tested build. */
export const BUILD = process.env.PORTAL_BUILD ?? 'build';

/** Text of a file of the built index. */
export const indexText = (file: string): string => readFileSync(path.join(BUILD, 'search-index', file), 'utf8');

export const readIndex = <T>(file: string) => JSON.parse(indexText(file)) as T;

/** The search of the dialog over the built files. */
export function builtSearch(): SearchEngine {
  const codes = readFileSync(path.join(BUILD, 'code-lists/search.json'), 'utf8');
  const find = codeFinder(JSON.parse(codes) as SearchedList[]);
  return createSearch(
    async (file) => readIndex(file),
    async () => find,
  );
}
