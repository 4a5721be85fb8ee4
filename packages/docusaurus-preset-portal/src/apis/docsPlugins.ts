import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PluginConfig } from '@docusaurus/types';
import { attempt } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import { SIDEBAR } from '../reference/pageFiles';

/** Id of the docs plugin of an API. */
export const docsIdOf = (apiId: string): string => `api-${apiId}`;

/** Returns the path of the docs plugin of the site's own Docusaurus: a newer one may be beside this package. */
export function docsPlugin(siteDir: string): string {
  const find = (name: string, paths: string[]) => attempt(() => [require.resolve(name, { paths })], []);
  const near = find('@docusaurus/preset-classic', [siteDir]).map((file) => path.dirname(file));
  const name = '@docusaurus/plugin-content-docs';
  return find(name, [...near, siteDir])[0] ?? require.resolve(name);
}

/** Returns a docs plugin for each API, which shows its pages. It asks for folder and sidebar before they are made. */
export const docsPlugins = ({ apis, paths, siteDir }: Portal): PluginConfig[] =>
  apis.map((api) => {
    const folder = paths.docs + paths.folderOf(api);
    const sidebarPath = path.join(folder, SIDEBAR);
    mkdirSync(folder, { recursive: true });
    if (!existsSync(sidebarPath)) writeFileSync(sidebarPath, '{}');
    return [
      docsPlugin(siteDir),
      { id: docsIdOf(api.id), path: folder, routeBasePath: api.route.slice(1), sidebarPath },
    ];
  });
