import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildLog, takeApiKey } from 'docusaurus-preset-portal/node';
import { portal } from '#site/portal';
import { siteTranslations } from '../../attribute-translations';
import feedbackPlugin from './feedback';
import { staticFiles } from './staticFiles';

/** Fetches the attribute translations, and writes the downloads that are made of them and of the other data. */
function translationsPlugin({ siteDir }: LoadContext): Plugin {
  // Before the generation starts other programs, and pages run.
  const env = { ...process.env };
  takeApiKey(process.env);
  return {
    name: 'portal-translations',
    async loadContent() {
      for (const [file, text] of Object.entries(await staticFiles(await siteTranslations(buildLog, env)))) {
        const target = path.resolve(siteDir, portal.paths.static, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}

/** What only this site has: the feedback form, the fetch of the attribute translations, and downloads. */
export default [feedbackPlugin, translationsPlugin];
