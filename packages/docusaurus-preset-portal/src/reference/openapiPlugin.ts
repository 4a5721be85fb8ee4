import { readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from 'openapi-toolkit/node';
import { parse } from 'yaml';
import type { Portal } from '../content/portal';
import type { Api } from '../content/site';
import { editUrlOf, operationMdx, overviewMdx } from './generate/mdx';

/** Docusaurus reads it relative to the site. */
const TEMPLATE = relativePath(process.cwd(), path.join(__dirname, 'generate/page.mustache'));

export const OPENAPI_PLUGIN = 'docusaurus-plugin-openapi-docs';

/** Returns the file of an operation, below the contracts: the one that its path refers to, else the contract. */
function operationFile(specs: string, spec: string, operationPath: string): string {
  const contract = parse(readFileSync(path.join(specs, spec), 'utf8'));
  const file: string | undefined = contract.paths?.[operationPath]?.$ref?.split('#')[0];
  return file ? path.posix.join(path.posix.dirname(spec), file) : spec;
}

/** Options of the OpenAPI plugin, which names the pages and writes the sidebar, for one API. */
const configOf = (api: Api, outputDir: string, { paths, site }: Portal) => ({
  specPath: paths.outline(api.id),
  outputDir,
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  sidebarOptions: { groupPathsBy: 'tag', sidebarCollapsed: true, sidebarCollapsible: true },
  markdownGenerators: {
    createApiPageMD: (item: Parameters<typeof operationMdx>[0] & { api: { path: string } }) =>
      operationMdx(item, site.repository ? editUrlOf(site, operationFile(paths.specs, api.spec, item.api.path)) : null),
    createInfoPageMD: (item: Parameters<typeof operationMdx>[0]) =>
      overviewMdx(item, editUrlOf(site, api.spec), paths.slug(api.route), api.blurb),
  },
});

/** Returns the options of the OpenAPI plugin for every API of the site. */
export const openapiOptions = (portal: Portal, docs = portal.paths.docs) => ({
  id: 'openapi',
  docsPluginId: 'classic',
  config: Object.fromEntries(portal.apis.map((api) => [api.id, configOf(api, `${docs}${api.route}`, portal)])),
});
