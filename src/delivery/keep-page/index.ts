import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/**
 * Lets a reader keep the page when the next one can't be loaded for want of a
 * connection: Docusaurus reloads then, and the browser shows an error of its own.
 * What waits for the next page (`PendingNavigation`) waits with `preloadOrStay` instead.
 */
export default function keepPagePlugin(): Plugin {
  return {
    name: 'keep-page',
    configureWebpack: (_config, isServer, { currentBundler: { instance } }) => ({
      plugins: isServer
        ? []
        : [
            new instance.NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
              if (/[\\/]PendingNavigation\.js$/.test(resource.contextInfo.issuer))
                resource.request = path.join(__dirname, 'preloadOrStay.ts');
            }),
          ],
    }),
  };
}
