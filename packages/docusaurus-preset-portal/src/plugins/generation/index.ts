import { inspect } from 'node:util';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildLog } from '../../lib/log';
import { paths } from '../../lib/paths';
import { type Extra, generateAll, lockSite } from './generateAll';
import { hashInputs, isFresh } from './stamp';

/** Generates the reference and what comes with it when they are missing or older than what they are made from. */
async function ensureGenerated(siteDir: string, extras: readonly Extra[]): Promise<void> {
  if (isFresh(siteDir, hashInputs(siteDir, process.env))) return;
  console.log(await generateAll(extras));
}

/**
 * Makes `docusaurus build` and `docusaurus start` generate what they need. Docusaurus waits for all plugins before the
 * first one loads content, so the pages are there when the docs plugin reads them.
 *
 * In the dev server an edited contract is generated again, beside the reload of this plugin: a reload that waited would
 * put the routes of before it back, over those of the docs plugin, which reloads when the pages change.
 */
export default async function generationPlugin({ siteDir }: LoadContext, extras: readonly Extra[]): Promise<Plugin> {
  await ensureGenerated(siteDir, extras);
  if (process.env.NODE_ENV === 'production') lockSite();
  let isFirst = true;
  let last = Promise.resolve();
  return {
    name: 'generation',
    getPathsToWatch: () => [`${paths.specs}/**/*.yaml`],
    async loadContent() {
      // After an error the last good pages stay.
      if (!isFirst)
        last = last
          .then(() => ensureGenerated(siteDir, extras))
          .catch((error: unknown) => buildLog.warn(inspect(error)));
      isFirst = false;
    },
  };
}
