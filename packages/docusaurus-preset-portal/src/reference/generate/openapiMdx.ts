import type { LoadContext, PluginModule } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import { Command } from 'commander';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import { paths } from '../../lib/paths';
import { OPENAPI_PLUGIN, openapiOptions } from '../openapiPlugin';

/**
 * Runs the command `gen-api-docs` of the OpenAPI plugin without loading a site. The staging folder is the docs folder,
 * so that the ids in the sidebars are those of the pages in `docs/`.
 *
 * @returns what it printed. It only logs write errors, so the caller counts the files.
 */
export async function writeMdx(): Promise<string> {
  const given = openapiOptions(paths.stagedDocs);
  const docs = ['@docusaurus/plugin-content-docs', { id: 'classic', path: paths.stagedDocs, routeBasePath: '/' }];
  const siteConfig = { presets: [], plugins: [docs, [OPENAPI_PLUGIN, given]] };
  const module = openapiDocs as unknown as PluginModule;
  const options = module.validateOptions?.({ options: given, validate: normalizePluginOptions as never }) ?? given;
  const plugin = await module({ siteDir: process.cwd(), siteConfig } as unknown as LoadContext, options);
  const program = new Command();
  if (plugin) plugin.extendCli?.(program as never);
  // Not "all": the command does not wait for the APIs then.
  const printed: unknown[] = [];
  const { log, error } = console;
  console.log = console.error = (...texts) => printed.push(...texts, '\n');
  try {
    for (const api of Object.keys(given.config)) await program.parseAsync(['gen-api-docs', api], { from: 'user' });
  } finally {
    Object.assign(console, { log, error });
  }
  return printed.join(' ');
}
