import type { LoadContext, Plugin } from '@docusaurus/types';
import feedbackPlugin from 'docusaurus-preset-portal/feedback';
import { staticFilesPlugin } from 'docusaurus-preset-portal/guides/staticFiles';
import { siteTranslations } from '../../attribute-translations';
import { staticFiles } from './staticFiles';

/** Fetches the attribute translations, and writes the downloads that are made of them and of the other data. */
const translationsPlugin = ({ siteDir }: LoadContext): Plugin =>
  staticFilesPlugin(siteDir, 'portal', async () => staticFiles(await siteTranslations()));

/** What only this site has: the feedback form, the fetch of the attribute translations, and downloads. */
export default [feedbackPlugin, translationsPlugin];
