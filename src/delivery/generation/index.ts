import type { LoadContext, Plugin } from '@docusaurus/types';
import { BadInput } from '../../BadInput';
import { paths } from '../../paths';
import { ensureGenerated } from './ensureGenerated';

/**
 * Makes `docusaurus build` and `docusaurus start` generate what they need. All plugins are constructed before the
 * first one loads content, so the pages are there when the docs plugin reads them. In the dev server an edited
 * contract is generated again.
 */
export default async function generationPlugin({ siteDir }: LoadContext): Promise<Plugin> {
  await ensureGenerated(siteDir);
  return {
    name: 'generation',
    getPathsToWatch: () => [`${paths.specs}/**/*.yaml`],
    async loadContent() {
      try {
        await ensureGenerated(siteDir);
      } catch (error) {
        // The generator said what is wrong with the contract; the last good pages stay.
        if (!(error instanceof BadInput)) throw error;
      }
    },
  };
}
