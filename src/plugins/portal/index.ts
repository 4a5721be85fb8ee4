import type { LoadContext, Plugin } from '@docusaurus/types';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { siteTranslations } from '../../translations';
import { staticFiles } from './staticFiles';

/** Fetches the attribute translations, and writes the downloads that are made of them and of the other data. */
export default function portalPlugin({ siteDir }: LoadContext): Plugin {
  return staticFilesPlugin(siteDir, 'portal', async () => staticFiles(await siteTranslations()));
}
