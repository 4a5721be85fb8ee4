import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readVariable } from '../../environment';
import { metLater } from '../../metLater';
import { paths } from '../../paths';
import { afterOthers } from './afterOthers';
import { goAhead, harden } from './harden';
import { sbom } from './sbom';

const NAME = 'harden';

/**
 * Hardens a production build at its end, so that `docusaurus build` alone gives the site as it is published. The HTML
 * is final when `postBuild` runs; after it Docusaurus only checks links. `npm run harden` does the same to any folder.
 */
export default function hardenPlugin({ siteDir }: LoadContext): Plugin {
  // npm makes it in a process of its own, while this one waits for the reference.
  const bill = process.env.NODE_ENV === 'production' ? metLater(sbom(siteDir)) : undefined;
  return {
    name: NAME,
    configureWebpack() {
      // Docusaurus ends a build that is interrupted with status 0, and its site lacks what comes last: until the site
      // is whole, to end is to fail.
      if (process.env.NODE_ENV === 'production') process.exitCode = 1;
      return {};
    },
    async postBuild({ outDir, plugins }) {
      const ahead = bill && goAhead(outDir, bill);
      await afterOthers(NAME, plugins, ['link-check']);
      // `docusaurus build --dev` gives the pages of the dev server, which run without a policy.
      if (process.env.NODE_ENV === 'development') return;
      const deploy = readVariable('PORTAL_DEPLOY', process.env) || path.join(siteDir, paths.deploy);
      logger.success(await harden({ siteDir, build: outDir, deploy, env: process.env, ahead }));
      process.exitCode = 0;
    },
  };
}
