import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { dataProtectionData } from './build/data';
import { recordCsv } from './build/recordCsv';

/** Writes the record of processing as CSV. */
export default function dataProtectionPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'data-protection', async () => ({
    'data-protection/record-of-processing.csv': recordCsv((await dataProtectionData()).records),
  }));
}
