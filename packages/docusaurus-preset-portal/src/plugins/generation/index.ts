import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildLog } from '../../lib/log';
import { paths } from '../../lib/paths';
import { UserError } from '../../lib/UserError';
import { ensureGenerated } from './ensureGenerated';

/**
 * Makes `docusaurus build` and `docusaurus start` generate what they need. All plugins are constructed before the
 * first one loads content, so the pages are there when the docs plugin reads them; what comes with them is there when
 * all content is loaded. As the first of the plugins it starts the process, unless the configuration did, before the
 * others load their modules, which takes seconds.
 *
 * In the dev server an edited contract is generated again, beside the reload of this plugin: a reload that waited would
 * put the routes of before it back, over those of the docs plugin, which reloads when the pages change.
 */
export default async function generationPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  const first = ensureGenerated(siteDir);
  await first.reference;
  let isFirst = true;
  let last: Promise<void> = Promise.resolve();
  return {
    name: 'generation',
    getPathsToWatch: () => [`${paths.specs}/**/*.yaml`],
    async loadContent() {
      if (isFirst) {
        isFirst = false;
        await first.whole;
        return;
      }
      last = last
        .then(() => ensureGenerated(siteDir).whole)
        .catch((error: unknown) => {
          // The generator said what is wrong with the contract; the last good pages stay.
          if (!(error instanceof UserError)) buildLog.warn(String(error));
        });
    },
  };
}
