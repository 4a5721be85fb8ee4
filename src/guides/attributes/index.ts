import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { siteTranslations } from '../../translations';
import { csvOf, jsonOf } from './build/downloads';
import { returnedBy } from './build/returnedBy';

/** Writes the attribute catalogue as CSV and JSON. */
export default function attributesPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'attributes', async () => {
    const translations = await siteTranslations();
    const operations = await returnedBy(translations);
    return {
      'attributes/attributes.csv': csvOf(translations.attributes, operations),
      'attributes/attributes.json': jsonOf(translations.attributes, operations),
    };
  });
}
