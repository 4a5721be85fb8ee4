import type { PostCssOptions } from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';

/** Everything that can put a class on an element: the theme, and what this repository writes. */
const USERS = [
  'node_modules/@docusaurus/theme-classic/lib/**/*.js',
  'node_modules/@docusaurus/theme-common/lib/**/*.js',
  'node_modules/@docusaurus/core/lib/client/**/*.js',
  'src/**/*.{ts,tsx,css}',
  'docs/docs/**/*.mdx',
  'src/pages/**/*.mdx',
];

/**
 * Takes the rules out of Infima (the theme's CSS framework) whose classes nobody uses.
 * Only Infima is touched: our own rules are ours to keep small.
 */
export function purgeInfima(options: PostCssOptions): PostCssOptions {
  const { OnceExit } = purgeCss({ content: USERS, safelist: [/^data-/, /^html/, /^docs-/, /^plugin-/] }) as {
    OnceExit: (root: unknown, helpers: unknown) => Promise<void>;
  };
  return {
    ...options,
    plugins: [
      ...options.plugins,
      {
        postcssPlugin: 'purge-infima',
        OnceExit(root: { source?: { input: { file?: string } } }, helpers: unknown) {
          if (!/[\\/]infima[\\/]/.test(root.source?.input.file ?? '')) return undefined;
          return OnceExit(root, helpers);
        },
      },
    ],
  };
}
