import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const loader = path.join(__dirname, 'build/pageLoader.cjs');

/** Who renders a reference page: the server, the browser of the dev server, or nobody again. */
function modeOf(isServer: boolean): 'server' | 'live' | 'none' {
  if (isServer) return 'server';
  return process.env.NODE_ENV === 'development' ? 'live' : 'none';
}

/**
 * Turns `*.page.json` (a reference page as data) into a React component that
 * renders it, on the server and in the dev server's browser.
 */
export default function referencePlugin(): Plugin {
  return {
    name: 'reference',
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
