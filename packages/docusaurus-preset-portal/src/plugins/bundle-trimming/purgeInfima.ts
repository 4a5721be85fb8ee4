import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PostCssOptions } from '@docusaurus/types';
import purgeCss from '@fullhuman/postcss-purgecss';
import type { Root } from 'postcss';
import { listFilesSync } from '../../lib/listFiles';
import { paths } from '../../lib/paths';

const THEME = 'node_modules/@docusaurus/theme-classic/lib';

const ENGINE = path.join(__dirname, '../..');

const OWN = /(?<!\.test)\.tsx?$|\.(css|mdx)$/;

/** Everything that can put a class on an element: the theme, the engine and the site. */
const USERS: readonly [folder: string, files: RegExp][] = [
  [THEME, /^(?!.*\/theme\/Blog).*\.js$/],
  ['node_modules/@docusaurus/theme-common/lib', /\.js$/],
  ['node_modules/@docusaurus/core/lib/client', /\.js$/],
  ['src', OWN],
  [ENGINE, OWN],
  ['docs/docs', /\.mdx$/],
  [paths.renderedGuides, /\.mdx?$/],
];

/** The files of `USERS` without those of folders and files that no page shows. */
function usersBut(left: readonly string[]): string[] {
  const isLeft = (file: string) => left.some((one) => file === one || file.startsWith(`${one}/`));
  // A portal of contracts alone has no guides.
  return USERS.filter(([folder]) => existsSync(folder)).flatMap(([folder, fits]) =>
    listFilesSync(folder)
      .map((name) => `${folder}/${name}`)
      .filter((file) => fits.test(file) && !isLeft(file)),
  );
}

/** Components of the theme that ours stand for, as files. */
const EJECTED = [
  'AnnouncementBar/index.js',
  'ColorModeToggle/index.js',
  'Navbar/MobileSidebar/Layout/index.js',
  'NotFound/Content/index.js',
  'SearchBar.js',
  'Tabs/index.js',
].map((file) => `${THEME}/theme/${file}`);

/**
 * Takes out of Infima (the theme's CSS framework) the rules whose classes nobody uses, those of components `notShown`
 * among them. Our own rules are ours to keep small.
 */
export function purgeInfima(options: PostCssOptions, notShown: readonly string[]): PostCssOptions {
  const { OnceExit } = purgeCss({
    // Files, not patterns: to find them by patterns takes as long as to read them.
    content: usersBut([...notShown.map((name) => `${THEME}/theme/${name}`), ...EJECTED]),
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
