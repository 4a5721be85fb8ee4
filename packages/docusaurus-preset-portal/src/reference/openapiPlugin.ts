import path from 'node:path';
import { type Api, apis } from 'docusaurus-preset-portal/content';
import { relativePath } from '../lib/listFiles';
import { paths } from '../lib/paths';
import { operationMdx, overviewMdx } from './generate/mdx';

/** Docusaurus reads it relative to the site. */
const TEMPLATE = relativePath(process.cwd(), path.join(__dirname, 'generate/page.mustache'));

export const OPENAPI_PLUGIN = 'docusaurus-plugin-openapi-docs';

/** Options of the OpenAPI plugin, which names the pages and writes the sidebar, for one API. */
const configOf = (api: Api, outputDir: string) => ({
  specPath: paths.outline(api.id),
  outputDir,
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  sidebarOptions: { groupPathsBy: 'tag', sidebarCollapsed: true, sidebarCollapsible: true },
  markdownGenerators: {
    createApiPageMD: (item: Parameters<typeof operationMdx>[0]) => operationMdx(item, api.spec),
    createInfoPageMD: (item: Parameters<typeof operationMdx>[0]) =>
      overviewMdx(item, api.spec, paths.slug(api.route), api.blurb),
  },
});

/** Returns the options of the OpenAPI plugin for every API of the site. */
export const openapiOptions = (docs = 'docs') => ({
  id: 'openapi',
  docsPluginId: 'classic',
  config: Object.fromEntries(apis.map((api) => [api.id, configOf(api, `${docs}${api.route}`)])),
});
