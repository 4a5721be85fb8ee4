import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { replaceImport } from '../replaceImport';
import { clientContext } from './clientContext';
import { purgeInfima } from './purgeInfima';
import { type UsedFeatures, unusedComponents } from './unusedComponents';

/** Modules of the themes that every reader would load although nothing here uses them: replaced by an empty module. */
const NOT_SENT = [
  // Prism with its languages, a quarter of the main chunk: code is highlighted at build.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Styles of the OpenAPI theme's explorer, which is not used; they also load icons from another origin.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  // `plugins/security/trusted-types` has the message instead.
  '@docusaurus/core/lib/client/BaseUrlIssueBanner',
];

/** Modules that import the context: Docusaurus' own code in the browser, and the list of what pages load. */
const CONTEXT_USERS = /[\\/]core[\\/]lib[\\/]client[\\/]|[\\/]registry\.js$/;

/** Modules of the content. Evaluating them changes nothing, so a page gets only those whose exports it uses. */
const CONTENT = ['src/site', 'src/vocabulary'];
/** The same for content that the engine gives. */
const PLAIN_CONTENT = path.join(__dirname, '../../content');

const here = (file: string) => path.join(__dirname, file);

// Not `false`: the bundler would name the empty module by its path on this machine, and number modules by that name.
const notSent = Object.fromEntries(NOT_SENT.map((name) => [require.resolve(name), here('EmptyComponent.tsx')]));

/** @throws when the theme has no such component any more. */
function notShown(name: string): [alias: string, file: string] {
  require.resolve(`@docusaurus/theme-classic/lib/theme/${name}`);
  return [`@theme/${name}`, here('EmptyComponent.tsx')];
}

/** Keeps what pages don't use out of the client bundle. Tests hold the sizes. */
export default function bundleTrimmingPlugin({ siteConfig, siteDir, siteVersion }: LoadContext): Plugin {
  let aliases: Record<string, string> = notSent;
  let unused: string[] = [];
  /** Import → the file that replaces it in the browser. */
  const contextFiles = new Map<string, string>();
  return {
    name: 'bundle-trimming',
    // Not in `contentLoaded`: the theme may still be translating its part of the configuration then.
    async allContentLoaded({ allContent, actions }) {
      for (const [request, data] of Object.entries(clientContext(siteConfig, siteVersion)))
        contextFiles.set(request, await actions.createData(`${path.basename(request)}.json`, JSON.stringify(data)));
      // What a page needs changes while the dev server runs.
      if (process.env.NODE_ENV === 'development') return;
      const contentOf = (kind: string) => allContent[`docusaurus-plugin-content-${kind}`]?.default;
      const site = {
        versions: (contentOf('docs') as LoadedContent).loadedVersions,
        pages: contentOf('pages') as UsedFeatures['pages'],
        themeConfig: siteConfig.themeConfig,
      };
      unused = unusedComponents(site);
      aliases = { ...notSent, ...Object.fromEntries(unused.map(notShown)) };
    },
    configurePostCss: (options) => purgeInfima(options, unused),
    configureWebpack(_config, isServer, { currentBundler: { instance } }) {
      if (isServer) return { resolve: { alias: aliases } };
      return {
        module: {
          rules: [
            { include: [...CONTENT.map((folder) => path.join(siteDir, folder)), PLAIN_CONTENT], sideEffects: false },
          ],
        },
        resolve: {
          alias: { ...aliases, tslib: here('smallHelpers.ts'), 'hoist-non-react-statics': here('smallHelpers.ts') },
        },
        plugins: [...contextFiles].map(([request, file]) => replaceImport(instance, request, CONTEXT_USERS, file)),
      };
    },
  };
}
