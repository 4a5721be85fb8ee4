import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin, PluginModule } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';
import openapiDocs from 'docusaurus-plugin-openapi-docs';
import { cutName, type Document, groupOf, isRef, tagsInOrder } from 'openapi-toolkit';
import { parse } from 'yaml';
import type { Portal } from '../../content/portal';
import { FILE, OPENAPI_PLUGIN, openapiOptions } from '../openapiPlugin';
import type { ReadApi } from './readApi';

/** Returns the file of each path that a contract keeps in a file of its own, below the folder of the contracts. */
export function filesOfPaths(specs: string, spec: string): Record<string, string> {
  const { paths }: Partial<Document> = parse(readFileSync(path.join(specs, spec), 'utf8'));
  const files: Record<string, string> = {};
  for (const [name, item] of Object.entries(paths ?? {})) {
    const [file] = isRef(item) ? item.$ref.split('#') : [];
    if (file) files[name] = path.posix.join(path.posix.dirname(spec), file);
  }
  return files;
}

/**
 * Reduces a contract to what names pages: the OpenAPI plugin converts none of its texts.
 *
 * @param files Files of paths, for the link to edit a page.
 */
export function outline({ document, operations, ref }: ReadApi, files: Record<string, string> = {}): object {
  const paths: Record<string, object> = {};
  for (const { operation } of operations) {
    const { id, title, lead, method, deprecated, path: name } = operation;
    paths[`/${id}`] = {
      [method]: {
        operationId: id,
        summary: title,
        description: lead,
        deprecated,
        [FILE]: files[name],
        tags: [groupOf(operation)],
        responses: { default: { description: '' } },
      },
    };
  }
  const { title } = document.info;
  // The sidebar has the titles of the groups.
  const tags = new Map(tagsInOrder(document).map((tag) => [tag.name, tag.title]));
  return {
    openapi: '3.0.3',
    // The plugin derives the file name from the title, and refuses a contract without a version.
    info: { title: cutName(ref.title), description: title, version: ref.version || '0' },
    tags: [...tags].map(([name, title]) => ({ name, ...(title !== name && { 'x-displayName': title }) })),
    paths,
  };
}

type Program = Parameters<NonNullable<Plugin['extendCli']>>[0];

/**
 * Runs `gen-api-docs` of the OpenAPI plugin without a site, on the staging folder, and returns what it printed: it only
 * logs files that it could not write, so the caller counts them.
 */
export async function writeMdx(portal: Portal): Promise<string> {
  const given = openapiOptions(portal, portal.paths.stagedDocs);
  const docs = [
    '@docusaurus/plugin-content-docs',
    { id: 'classic', path: portal.paths.stagedDocs, routeBasePath: '/' },
  ];
  const siteConfig = { presets: [], plugins: [docs, [OPENAPI_PLUGIN, given]] };
  const module = openapiDocs as unknown as PluginModule;
  const options = module.validateOptions?.({ options: given, validate: normalizePluginOptions as never }) ?? given;
  const plugin = await module({ siteDir: process.cwd(), siteConfig } as unknown as LoadContext, options);
  // Docusaurus chooses the version.
  const ofDocusaurus = createRequire(
    require.resolve('@docusaurus/core/package.json', { paths: [process.cwd(), __dirname] }),
  );
  const { Command } = ofDocusaurus('commander') as Program;
  const program = new Command();
  if (plugin) plugin.extendCli?.(program as Program);
  // Not "all": the command does not wait for the APIs then.
  const printed: unknown[] = [];
  // The plugin exports no function but this command, and prints to the console alone.
  const { log, error } = console;
  console.log = console.error = (...texts) => printed.push(...texts, '\n');
  try {
    for (const api of Object.keys(given.config)) await program.parseAsync(['gen-api-docs', api], { from: 'user' });
  } finally {
    Object.assign(console, { log, error });
  }
  return printed.join(' ');
}
