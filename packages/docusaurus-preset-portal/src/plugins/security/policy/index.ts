import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { harden, type PolicyOptions } from './harden';

/**
 * Hardens a production build at its end, so that `docusaurus build` alone gives the site as it is published. The HTML
 * is final when `postBuild` runs; after it Docusaurus only checks links.
 *
 * Docusaurus ends a build that is interrupted with status 0, so a build has failed until its end.
 */
export default function hardenPlugin(context: LoadContext, options: PolicyOptions): Plugin {
  if (process.env.NODE_ENV === 'production') process.exitCode = 1;
  return {
    name: 'security-policy',
    async postBuild({ outDir }) {
      // `docusaurus build --dev` gives the pages of the dev server, which run without a policy.
      if (process.env.NODE_ENV === 'development') return;
      logger.success(await harden(context, outDir, options));
      process.exitCode = 0;
    },
  };
}
