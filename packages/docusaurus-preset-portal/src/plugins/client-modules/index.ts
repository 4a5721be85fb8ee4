import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Portal } from '../../content/portal';
import { fetchUrl, siteUrl } from '../../lib/basePath';
import { fontPreload } from './fontPreload';

/** Modules that run on every page, in their order. */
const MODULES = ['barePath', 'recoverLoad', 'hideNavbar', 'showCurrentPage'];

/** Adds what runs on every page. */
export default function clientModulesPlugin(
  { siteConfig, siteDir }: LoadContext,
  { site }: Portal,
  font: string | undefined,
): Plugin {
  return {
    name: 'portal-client-modules',
    getClientModules: () =>
      [...MODULES, ...(fetchUrl(site) === siteUrl(site) ? [] : ['servedAddress'])].map((name) =>
        path.join(__dirname, name),
      ),
    injectHtmlTags: () => ({
      headTags: font ? [fontPreload(path.resolve(siteDir, font), siteConfig.baseUrl)] : [],
    }),
  };
}
