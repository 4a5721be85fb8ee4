import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceImport } from '../replaceImport';

/**
 * Lets a reader keep the page when the next one can't be loaded because there is no connection. Docusaurus would
 * reload, and the browser would show its own error. `PendingNavigation`, which waits for the code of the next page,
 * waits with `preloadOrStay` instead of its own `preload`.
 */
export default function keepPagePlugin(): Plugin {
  return {
    name: 'keep-page',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      plugins: isServer
        ? []
        : [
            replaceImport(
              instance,
              './preload',
              /[\\/]PendingNavigation\.js$/,
              path.join(__dirname, 'preloadOrStay.ts'),
            ),
          ],
    }),
  };
}
