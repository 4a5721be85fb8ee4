import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { purgeInfima } from './purgeInfima';
import { type Site, unusedComponents } from './unusedComponents';

/** Modules of the themes that would be sent to every reader and serve nobody here: replaced by an empty module. */
const NOT_SENT = [
  // Prism with its languages, a quarter of the main chunk: code is highlighted at build.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Comes back, loaded when idle, as `src/delivery/client-modules/progress.ts`.
  '@docusaurus/theme-classic/lib/nprogress',
  // Styles of the OpenAPI theme's explorer, which is not used; they also ask another origin for icons.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
];

const here = (file: string) => path.join(__dirname, file);

const notSent = Object.fromEntries(NOT_SENT.map((name) => [require.resolve(name), false as const]));

/** What a content plugin of the preset loaded. */
const contentOf = <Content>(allContent: AllContent, kind: 'docs' | 'pages') =>
  allContent[`docusaurus-plugin-content-${kind}`]?.default as Content;

/** Keeps what pages don't use out of the client bundle. Tests hold the sizes. */
export default function leanClientPlugin({ generatedFilesDir, siteConfig }: LoadContext): Plugin {
  let notShown: Record<string, string> = {};
  return {
    name: 'lean-client',
    allContentLoaded({ allContent }) {
      // What a page needs changes while the dev server runs.
      if (process.env.NODE_ENV === 'development') return;
      const site = {
        versions: contentOf<LoadedContent>(allContent, 'docs').loadedVersions,
        pages: contentOf<Site['pages']>(allContent, 'pages'),
        themeConfig: siteConfig.themeConfig,
      };
      notShown = Object.fromEntries(unusedComponents(site).map((name) => [`@theme/${name}`, here('Nothing.tsx')]));
    },
    configurePostCss: purgeInfima,
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: { ...notSent, ...notShown, ...(isServer ? {} : { tslib: here('tslib.ts') }) } },
      module: {
        rules: [
          { test: /plugin-content-docs[\\/]default[\\/]p[\\/]index-\w+\.json$/, use: [here('trimVersion.cjs')] },
          ...(isServer ? [] : [{ test: /registry\.js$/, include: generatedFilesDir, use: [here('trimRegistry.cjs')] }]),
          { test: /site-metadata\.json$/, include: generatedFilesDir, use: [here('trimMetadata.cjs')] },
          { test: /docusaurus\.config\.mjs$/, include: generatedFilesDir, use: [here('trimConfig.cjs')] },
        ],
      },
    }),
  };
}
