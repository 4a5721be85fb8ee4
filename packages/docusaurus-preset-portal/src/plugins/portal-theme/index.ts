import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { paths } from '../../lib/paths';
import { sourceRules } from '../sourceRules';

/** Adds the theme components of a portal, and the content of the site to its bundles. */
export default function portalThemePlugin({ siteDir }: LoadContext): Plugin {
  const theme = path.join(__dirname, '../../theme');
  return {
    name: 'portal-theme',
    getThemePath: () => theme,
    getTypeScriptThemePath: () => theme,
    configureWebpack: () => ({
      module: { rules: sourceRules() },
      resolve: { alias: { 'docusaurus-preset-portal/content$': path.join(siteDir, paths.content) } },
    }),
  };
}
