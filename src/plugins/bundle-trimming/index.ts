import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { purgeInfima } from './purgeInfima';

/** Modules of the themes that every reader would load although nothing here uses them: replaced by an empty module. */
const NOT_SENT = [
  // Prism with its languages, a quarter of the main chunk: code is highlighted at build.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Styles of the OpenAPI theme's explorer, which is not used; they also load icons from another origin.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
];

/** Modules behind `#site`. Evaluating them changes nothing, so a page gets only those whose exports it uses. */
const CONTENT = ['src/site', 'src/vocabulary'];

const here = (file: string) => path.join(__dirname, file);

// Not `false`: the bundler would name the empty module by its path on this machine, and number modules by that name.
const empty = Object.fromEntries(NOT_SENT.map((name) => [require.resolve(name), here('empty.ts')]));
const helpers = { tslib: here('smallHelpers.ts'), 'hoist-non-react-statics': here('smallHelpers.ts') };

/** Keeps what pages don't use out of the client bundle. Tests hold the sizes. */
export default function bundleTrimmingPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'bundle-trimming',
    configurePostCss: purgeInfima,
    configureWebpack: (_config, isServer) => ({
      resolve: { alias: isServer ? empty : { ...empty, ...helpers } },
      module: { rules: [{ include: CONTENT.map((folder) => path.join(siteDir, folder)), sideEffects: false }] },
    }),
  };
}
