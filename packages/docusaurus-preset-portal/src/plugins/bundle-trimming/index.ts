import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, PostCssOptions } from '@docusaurus/types';
import type { purgeCSSPlugin as PurgeCss } from '@fullhuman/postcss-purgecss';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Root } from 'postcss';
import type { Portal } from '../../content/portal';
import { paths as fromSite } from '../../lib/paths';

const THEME = 'node_modules/@docusaurus/theme-classic/lib';

const ENGINE = path.join(__dirname, '../..');

const OWN = /(?<!\.test)\.(tsx?|m?js)$|\.(css|mdx)$/;

/** Everything that can put a class on an element: the theme, the engine and the site. */
const USERS: readonly [folder: string, files: RegExp][] = [
  [THEME, /^(?!.*\/theme\/Blog).*\.js$/],
  ['node_modules/@docusaurus/theme-common/lib', /\.js$/],
  ['node_modules/@docusaurus/core/lib/client', /\.js$/],
  ['src', OWN],
  [ENGINE, OWN],
  ['docs/docs', /\.mdx$/],
  [fromSite.renderedGuides, /\.mdx?$/],
];

/** The files of `USERS`: a portal of contracts alone has no guides. */
const users = (): string[] =>
  USERS.filter(([folder]) => existsSync(folder)).flatMap(([folder, fits]) =>
    listFilesSync(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => fits.test(file)),
  );

/** Takes the rules out of Infima (the theme's CSS framework) whose classes nobody uses. Our own rules stay. */
function purgeInfima(purge: typeof PurgeCss, options: PostCssOptions): PostCssOptions {
  const { OnceExit } = purge({
    // Files, not patterns: to find them by patterns takes as long as to read them.
    content: users(),
    // `controls.css` and `badges.css` of `src/css` style these.
    blocklist: [/^\.?(alert|badge|button)(--|$)/],
    safelist: [/^data-/, /^html/, /^docs-/, /^plugin-/],
  }) as { OnceExit: (root: Root, helpers: unknown) => Promise<void> };
  return {
    ...options,
    // For every stylesheet a configuration would be searched in this folder and all above it, under twenty names.
    config: false,
    plugins: [
      ...options.plugins,
      {
        postcssPlugin: 'purge-infima',
        async OnceExit(root: Root, helpers: unknown) {
          if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return;
          await OnceExit(root, helpers);
        },
      },
    ],
  };
}

/** Content that the engine gives. */
const PLAIN_CONTENT = path.join(__dirname, '../../content');

/**
 * Keeps out of the bundles what no page uses: Prism, because code is highlighted at build, rules of Infima, and modules of
 * the content and of `data` (folders of the site). Evaluating these changes nothing, so a page gets those whose exports it
 * uses.
 */
export default async function bundleTrimmingPlugin(
  { siteDir }: LoadContext,
  { paths }: Portal,
  data: readonly string[],
): Promise<Plugin> {
  // Of a whole site alone: others do not install it.
  const { purgeCSSPlugin } = await import('@fullhuman/postcss-purgecss');
  const content = path.extname(paths.content) ? path.dirname(paths.content) : paths.content;
  const pure = [content, ...data].map((folder) => path.resolve(siteDir, folder));
  return {
    name: 'portal-bundle-trimming',
    configurePostCss: (options) => purgeInfima(purgeCSSPlugin, options),
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [{ include: [...pure, PLAIN_CONTENT], sideEffects: false }],
            },
            resolve: { alias: { 'prism-react-renderer$': path.join(__dirname, 'noPrism') } },
          },
  };
}
