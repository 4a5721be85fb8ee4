import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../../lib/paths';
import { readChosenLinks } from '../../../reference/generate/chosenLinks';
import { isOperation, readPages } from '../../../reference/readPages';
import { boxData } from './build/boxData';
import { DATA_FILE } from './options';

/** Writes the data of the identifier box to the static files of the site. */
export default function identifierBoxPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'identifier-box',
    async loadContent() {
      const folder = path.join(siteDir, paths.static);
      await mkdir(folder, { recursive: true });
      const data = boxData(await readChosenLinks(), (await readPages()).filter(isOperation));
      await writeFile(path.join(folder, DATA_FILE), JSON.stringify(data));
    },
  };
}
