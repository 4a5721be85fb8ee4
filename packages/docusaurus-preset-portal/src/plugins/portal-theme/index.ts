import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../../content/portal';
import { ownStyles } from './ownStyles';

const THEME = path.join(__dirname, '../../theme');

/** Version of this package. */
const { version } = require('../../../package.json') as { version: string };

/** Adds the content of the site to its bundles, and a portal's theme; another site gets styles of the reference. */
export default function portalThemePlugin({ siteDir }: LoadContext, { paths, isWholeSite }: Portal): Plugin {
  const theme: Partial<Plugin> = isWholeSite
    ? { getThemePath: () => THEME, getTypeScriptThemePath: () => THEME }
    : {
        getClientModules: () => [path.join(__dirname, 'styles.css')],
        configurePostCss: (postcss) => ({ ...postcss, plugins: [...postcss.plugins, ownStyles] }),
      };
  return {
    name: 'portal-theme',
    ...theme,
    configureWebpack: ({ cache }) => ({
      // The cache of webpack keeps which file is behind an alias, also when a newer version of this package has others.
      ...(typeof cache === 'object' &&
        'version' in cache && { cache: { ...cache, version: `${cache.version}-${version}` } }),
      resolve: { alias: { 'docusaurus-preset-portal/content$': path.resolve(siteDir, paths.content) } },
    }),
  } as Plugin;
}
