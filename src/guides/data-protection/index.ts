import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../lib/paths';
import { dataProtectionData } from './build/data';
import { recordCsv } from './build/recordCsv';

/** Writes the record of processing as CSV to the static files of the site. */
export default function dataProtectionPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'data-protection',
    async loadContent() {
      const folder = path.join(siteDir, paths.static, 'data-protection');
      const { records } = await dataProtectionData();
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'record-of-processing.csv'), recordCsv(records));
    },
  };
}
