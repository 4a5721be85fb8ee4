import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const loader = path.join(__dirname, 'elementLoader.cjs');

function modeOf(isServer: boolean): 'render' | 'adopt' {
  // The dev server has no finished HTML to adopt: its browser renders, too.
  return isServer || process.env.NODE_ENV === 'development' ? 'render' : 'adopt';
}

/** Turns `*.island.json`, as `remarkIslands` writes it, into a component: see the loader. */
export default function islandsPlugin(_context: LoadContext): Plugin {
  return {
    name: 'islands',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.island\.json$/,
            type: 'javascript/auto',
            use: [{ loader, options: { mode: modeOf(isServer) } }],
          },
        ],
      },
    }),
  };
}
