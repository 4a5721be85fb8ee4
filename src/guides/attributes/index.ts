import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../lib/paths';
import { siteTranslations } from '../../translations';
import { csvOf, jsonOf } from './build/downloads';
import { returnedBy } from './build/returnedBy';

/** Writes the attribute catalogue as CSV and JSON to the static files of the site: `/attributes/`. */
export default function attributesPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'attributes',
    async loadContent() {
      const translations = await siteTranslations();
      const operations = await returnedBy(translations);
      const folder = path.join(siteDir, paths.static, 'attributes');
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, 'attributes.csv'), csvOf(translations.attributes, operations));
      await writeFile(path.join(folder, 'attributes.json'), jsonOf(translations.attributes, operations));
    },
  };
}
