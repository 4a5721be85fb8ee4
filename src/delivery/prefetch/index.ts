import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { replaceImport } from '../replaceImport';

/**
 * Fetches the code of linked pages ahead in a way the content policy allows in
 * every browser: `client/prefetch.ts` takes the place of Docusaurus' module.
 */
export default function prefetchPlugin(): Plugin {
  return {
    name: 'prefetch',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      plugins: isServer
        ? []
        : [
            replaceImport(
              instance,
              './prefetch',
              /[\\/]client[\\/]docusaurus\.js$/,
              path.join(__dirname, 'client/prefetch.ts'),
            ),
          ],
    }),
  };
}
