import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../paths';
import { allDownloads } from './build/downloads';
import { readCodeLists } from './build/read';
import { searchData } from './build/searchData';

/** Writes the code lists where the site serves static files: CSV, JSON, constants, and the data of the search over all codes. */
export default function codeListsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-lists',
    getPathsToWatch: () => [path.join(siteDir, 'docs/_data/code-lists.json')],
    async loadContent() {
      const lists = await readCodeLists(siteDir);
      const folder = path.join(siteDir, paths.static, 'code-lists');
      await mkdir(folder, { recursive: true });
      for (const { file, text } of allDownloads(lists)) await writeFile(path.join(folder, file), text);
      await writeFile(path.join(folder, 'search.json'), JSON.stringify(searchData(lists)));
    },
  };
}
