import { existsSync } from 'node:fs';
import type { PostCssOptions } from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Root } from 'postcss';
import { listFilesSync } from '../../lib/listFiles';

/** Everything that can put a class on an element: the theme, and what this repository writes. */
const USERS: readonly [folder: string, files: RegExp][] = [
  ['node_modules/@docusaurus/theme-classic/lib', /^(?!.*\/theme\/Blog).*\.js$/],
  ['node_modules/@docusaurus/theme-common/lib', /\.js$/],
  ['node_modules/@docusaurus/core/lib/client', /\.js$/],
  ['src', /(?<!\.test)\.tsx?$|\.(css|mdx)$/],
  ['docs/docs', /\.mdx$/],
];

/**
 * Takes out of Infima (the theme's CSS framework) the rules whose classes nobody uses. Only Infima is touched: our own
 * rules are ours to keep small.
 */
export function purgeInfima(options: PostCssOptions): PostCssOptions {
  // A portal of contracts alone has no guides. Files, not patterns: to find them by patterns takes as long as to read them.
  const content = USERS.filter(([folder]) => existsSync(folder)).flatMap(([folder, fits]) =>
    listFilesSync(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => fits.test(file)),
  );
  const { OnceExit } = purgeCss({ content, safelist: [/^data-/, /^html/, /^docs-/, /^plugin-/] }) as {
    OnceExit: (root: Root, helpers: unknown) => Promise<void>;
  };
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
