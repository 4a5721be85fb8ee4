import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { searchData } from 'docusaurus-preset-portal/search/codes/searchData';
import { codeLists } from '#site';
import { allDownloads } from './build/downloads';

/** Writes the code lists as CSV, JSON and constants, and the data of the code search. */
export default function codeListsPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'code-lists', async () => ({
    ...Object.fromEntries(allDownloads(codeLists).map(({ file, text }) => [`code-lists/${file}`, text])),
    'code-lists/search.json': JSON.stringify(searchData(codeLists)),
  }));
}
