import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { codeLists } from '#site';
import { paths } from '../../lib/paths';
import { allDownloads } from './build/downloads';
import { searchData } from './build/searchData';

/** Writes the code lists to the static files of the site: CSV, JSON, constants, and the data of the code search. */
export default function codeListsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'code-lists',
    async loadContent() {
      const folder = path.join(siteDir, paths.static, 'code-lists');
      await mkdir(folder, { recursive: true });
      for (const { file, text } of allDownloads(codeLists)) await writeFile(path.join(folder, file), text);
      await writeFile(path.join(folder, 'search.json'), JSON.stringify(searchData(codeLists)));
    },
  };
}
