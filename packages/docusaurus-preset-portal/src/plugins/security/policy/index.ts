import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { harden } from './harden';
import type { PagePass } from './protectPages';

export interface PolicyOptions {
  /** Origins that pages request besides their own. */
  connect: readonly string[] | undefined;
  /** What other plugins do with the pages. */
  pass: PagePass;
  /** Packs a build into one file that readers take along. */
  pack: (siteDir: string, build: string, generated: string) => Promise<string>;
}

/**
 * Hardens a production build at its end, so that `docusaurus build` alone gives the site as it is published. The HTML
 * is final when `postBuild` runs; after it Docusaurus only checks links. `npm run harden` does the same to any folder.
 *
 * Docusaurus ends a build that is interrupted with status 0, so a build has failed until its end.
 */
export default function hardenPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { connect, pass, pack }: PolicyOptions,
): Plugin {
  if (process.env.NODE_ENV === 'production') process.exitCode = 1;
  return {
    name: 'security-policy',
    async postBuild({ outDir }) {
      // `docusaurus build --dev` gives the pages of the dev server, which run without a policy.
      if (process.env.NODE_ENV === 'development') return;
      logger.success(
        await harden({
          siteDir,
          build: outDir,
          env: process.env,
          connect,
          pass,
          pack: (build) => pack(siteDir, build, generatedFilesDir),
        }),
      );
      process.exitCode = 0;
    },
  };
}
