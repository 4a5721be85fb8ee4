import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import { paths } from '../../lib/paths';
import { openapiPlugin } from '../openapiPlugin';

type Options = { config: Record<string, object> };
type Action = (id: string, command: { opts: () => object }) => Promise<void>;

/** Returns the action of the command that the plugin adds to Docusaurus. */
function commandOf(plugin: Plugin): Action {
  const actions = new Map<string, Action>();
  let name = '';
  const chain: Record<string, (...args: never[]) => object> = {};
  for (const word of ['description', 'usage', 'arguments', 'option']) chain[word] = () => chain;
  chain.action = (action: Action) => actions.set(name, action) && chain;
  plugin.extendCli?.({
    command: (given: string) => {
      name = given;
      return chain;
    },
  } as never);
  const action = actions.get('gen-api-docs');
  if (!action) throw new Error('The OpenAPI plugin has no command gen-api-docs any more.');
  return action;
}

/**
 * Runs `docusaurus gen-api-docs all` without loading a site: writes MDX files and sidebars from the outlines. The
 * staging folder is the docs folder, so that the ids in the sidebars are those of the pages in `docs/`. The plugin only
 * logs write errors, so the caller counts the files.
 */
export async function writeMdx(): Promise<void> {
  const [, given] = openapiPlugin as [string, Options];
  const docs = ['@docusaurus/plugin-content-docs', { id: 'classic', path: paths.stagedDocs, routeBasePath: '/' }];
  const siteConfig = { presets: [], plugins: [docs, openapiPlugin] };
  const module = openapiDocs as unknown as PluginModule;
  const options = module.validateOptions?.({ options: given, validate: normalizePluginOptions as never }) ?? given;
  const plugin = await module({ siteDir: process.cwd(), siteConfig } as unknown as LoadContext, options);
  const generate = commandOf(plugin as Plugin);
  for (const api of Object.keys(given.config)) await generate(api, { opts: () => ({}) });
}
