import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

import { purgeInfima } from './purgeInfima';

/** Modules of the themes that would be sent to every reader and serve nobody here: replaced by an empty module. */
const NOT_SENT = [
  // Prism with its languages, a quarter of the main chunk: code is highlighted at build.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Comes back, loaded when idle, as `src/delivery/client-modules/progress.ts`.
  '@docusaurus/theme-classic/lib/nprogress',
  // Styles of the OpenAPI theme's explorer, which is not used; they also ask another origin for icons.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
];

/** Components that have nothing to show with one version of the docs, no drafts in a build and no dates of files. */
const NOT_SHOWN = [
  'DocVersionBanner',
  'DocVersionBadge',
  'ContentVisibility',
  'LastUpdated',
  // No tags, no HTML items.
  'TagsListInline',
  'DocSidebarItem/Html',
  // The sidebar can't be hidden.
  'DocSidebar/Desktop/CollapseButton',
  'DocRoot/Layout/Sidebar/ExpandButton',
];

const here = (file: string) => path.join(__dirname, file);

const aliases = {
  ...Object.fromEntries(NOT_SENT.map((name) => [require.resolve(name), false as const])),
  ...Object.fromEntries(NOT_SHOWN.map((name) => [`@theme/${name}`, here('Nothing.tsx')])),
};

/** Keeps what pages don't use out of the client bundle. Tests hold the sizes. */
export default function leanClientPlugin({ generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'lean-client',
    configurePostCss: purgeInfima,
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: isServer ? aliases : { ...aliases, tslib: here('tslib.ts') } },
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
