import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, PluginConfig } from '@docusaurus/types';
import type { Api } from '../content/site';
import { paths } from '../lib/paths';
import { ownPlugins } from '../plugins/ownPlugins';
import staticContentPlugin from '../plugins/static-content';
import themePlugin from '../reference/themePlugin';
import { referenceFile } from '../staticPages';
import { docsPlugin } from './docsPlugin';
import earlyScriptPlugin from './earlyScript';
import type { ExistingApi } from './existingPages';
import type { ReferenceOptions } from './options';
import { docsIdOf, sidebarOf } from './paths';
import referencePlugin from './plugin';
import searchPlugin from './search';

/** Returns the docs plugin that shows the pages of an API. It asks for folder and sidebar before the pages are made. */
function docsOf({ id, route }: Api, siteDir: string): PluginConfig {
  const folder = paths.docs + route;
  const sidebarPath = sidebarOf(id);
  for (const one of [folder, path.dirname(sidebarPath)]) mkdirSync(one, { recursive: true });
  if (!existsSync(sidebarPath)) writeFileSync(sidebarPath, '{}');
  return [docsPlugin(siteDir), { id: docsIdOf(id), path: folder, routeBasePath: route.slice(1), sidebarPath }];
}

/**
 * Returns the plugins of a reference.
 *
 * @param existing APIs whose pages another plugin has made: they get no pages of their own.
 */
export const pluginsOf = (
  options: ReferenceOptions,
  apis: readonly Api[],
  existing: readonly ExistingApi[],
  siteDir: string,
): PluginConfig[] => [
  ...(ownPlugins([
    themePlugin,
    (context) => referencePlugin(context, options, apis, existing),
    (context) =>
      staticContentPlugin(context, {
        elements: {},
        imports: [],
        dataFiles: [{ ...referenceFile, frame: { hasMarkdown: options.markdown ?? true } }],
      }),
    ...(options.earlyScript ? [earlyScriptPlugin] : []),
    ...(options.search === false ? [] : [(context: LoadContext) => searchPlugin(context, options.search)]),
  ]) as PluginConfig[]),
  ...(existing.length > 0 ? [] : apis.map((api) => docsOf(api, siteDir))),
];
