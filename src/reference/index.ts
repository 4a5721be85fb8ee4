import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../paths';
import { regenerate } from './regenerate';

const loader = path.join(__dirname, 'build/pageLoader.cjs');

/** Who renders a reference page: the server, the browser of the dev server, or nobody again. */
function modeOf(isServer: boolean): 'server' | 'live' | 'none' {
  if (isServer) return 'server';
  return process.env.NODE_ENV === 'development' ? 'live' : 'none';
}

/**
 * Turns `*.page.json` (a reference page as data) into a React component that
 * renders it, on the server and in the dev server's browser. Makes the
 * reference anew when a contract is edited while the dev server runs.
 */
export default function referencePlugin({ siteDir }: LoadContext): Plugin {
  let loaded = false;
  return {
    name: 'reference',
    getPathsToWatch: () => [`${siteDir}/${paths.specs}/**/*.yaml`],
    // The first load finds the pages made by `npm start`; later ones come from an edited contract.
    async loadContent() {
      if (loaded) await regenerate(siteDir);
      loaded = true;
    },
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.page\.json$/,
            type: 'javascript/auto',
            use: [{ loader, options: { mode: modeOf(isServer) } }],
          },
        ],
      },
    }),
  };
}
