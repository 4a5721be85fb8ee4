import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../../content/portal';

const THEME = path.join(__dirname, '../../theme');

/** Version of this package. */
const { version } = require('../../../package.json') as { version: string };

/** Name of the style sheet of the reference in a build. */
export const STYLES = 'reference-styles';

/** Styles that pages load when they show the reference or open its search. */
const LATE = /[\\/](?:dist[\\/]reference|search[\\/]client[\\/](?:dialog|result)\.module)\.css$/;

/** Docusaurus puts all styles into one file, which every page of the site loads: those of the reference get their own. */
const lateStyles = {
  splitChunks: {
    cacheGroups: {
      portalStyles: {
        name: STYLES,
        type: 'css/mini-extract',
        test: LATE,
        chunks: 'all' as const,
        enforce: true,
        priority: 60,
      },
    },
  },
};

/** Docusaurus compiles the styles of a site for browsers without `:is`, and warns of each selector that stays as it is. */
const KEPT_SELECTOR = /postcss-is-pseudo-class[\s\S]*data-(?:static-content|site-search)/;

/** Adds the content of the site to its bundles, and a portal's theme. */
export default function portalThemePlugin({ siteDir }: LoadContext, { paths, isWholeSite }: Portal): Plugin {
  return {
    name: 'portal-theme',
    ...(isWholeSite && { getThemePath: () => THEME, getTypeScriptThemePath: () => THEME }),
    configureWebpack: ({ cache }, isServer) => ({
      // The cache of webpack keeps which file is behind an alias, also when a newer version of this package has others.
      ...(typeof cache === 'object' &&
        'version' in cache && { cache: { ...cache, version: `${cache.version}-${version}` } }),
      ...(!isWholeSite && { ignoreWarnings: [KEPT_SELECTOR] }),
      ...(!isWholeSite && !isServer && { optimization: lateStyles }),
      resolve: { alias: { 'docusaurus-preset-portal/content$': path.resolve(siteDir, paths.content) } },
    }),
  } as Plugin;
}
