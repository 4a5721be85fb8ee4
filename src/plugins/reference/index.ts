import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../reference/generate/paths';
import { regenerate } from './regenerate';

const loader = path.join(__dirname, 'pageLoader.cjs');

/** Who renders a reference page: the server, the browser of the dev server, or nobody again. */
function modeOf(isServer: boolean): 'server' | 'live' | 'island' {
  if (isServer) return 'server';
  return process.env.NODE_ENV === 'development' ? 'live' : 'island';
}

/**
 * Turns `*.page.json` (a reference page as data) into a React component.
 * On the server, and in the dev server's browser, that component renders the
 * page; in the browser of a production build it is an empty island around the
 * HTML that is already there, so neither the data nor the components that
 * show it are sent a second time.
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
