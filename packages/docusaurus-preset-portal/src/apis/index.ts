import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, PluginConfig, Preset } from '@docusaurus/types';
import { paths } from '../lib/paths';
import { setReferenceContent } from './content';
import { readExistingApis } from './existingPages';
import { checkReferenceOptions } from './options';
import { sidebarOf, useReferencePaths } from './paths';

const load = createRequire(__filename);

/**
 * Adds the reference of some APIs to a site: a docs plugin for each, whose pages are made from the contract. Everything
 * else in the site stays as it is.
 *
 * @throws UserError if a contract is missing.
 */
export default function referencePreset(context: LoadContext, given: unknown): Preset {
  const options = checkReferenceOptions(given);
  useReferencePaths(context);
  const existing = options.apis ? [] : readExistingApis(context);
  const specs = options.apis ?? existing;
  const apis = setReferenceContent(specs, options.sandbox === true, context);
  const { default: referencePlugin } = load('./plugin') as typeof import('./plugin');
  const { ownPlugins } = load('../plugins/ownPlugins') as typeof import('../plugins/ownPlugins');
  const { default: staticContentPlugin } = load(
    '../plugins/static-content',
  ) as typeof import('../plugins/static-content');
  const { default: themePlugin } = load('../reference/themePlugin') as typeof import('../reference/themePlugin');
  const { referenceFile } = load('../staticPages') as typeof import('../staticPages');
  const docs = (options.apis ? apis : []).map(({ id, route }) => {
    const folder = paths.docs + route;
    // The docs plugin asks for both before the pages are made.
    for (const one of [folder, path.dirname(sidebarOf(id))]) mkdirSync(one, { recursive: true });
    if (!existsSync(sidebarOf(id))) writeFileSync(sidebarOf(id), '{}');
    return [
      load.resolve('@docusaurus/plugin-content-docs'),
      { id: `api-${id}`, path: folder, routeBasePath: route.slice(1), sidebarPath: sidebarOf(id) },
    ];
  });
  const frame = { hasMarkdown: options.markdown ?? true };
  return {
    plugins: [
      ...ownPlugins([
        themePlugin,
        (own) => referencePlugin(own, { ...options, apis: specs }, apis, existing),
        (own) => staticContentPlugin(own, { elements: {}, imports: [], dataFiles: [{ ...referenceFile, frame }] }),
      ]),
      ...docs,
    ] as PluginConfig[],
  };
}
