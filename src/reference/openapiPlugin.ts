import type { PluginConfig } from '@docusaurus/types';
import { type Api, apis } from '#site';
import { paths } from '../lib/paths';
import { operationMdx, overviewMdx } from './generate/mdx';

const TEMPLATE = 'src/reference/generate/page.mustache';

/**
 * Options of the OpenAPI plugin for one API. The plugin names the pages and writes the sidebar; the generator writes
 * the content.
 */
const configOf = (api: Api) => ({
  specPath: paths.outline(api.id),
  outputDir: paths.stagedPages(api.route),
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  sidebarOptions: { groupPathsBy: 'tag', sidebarCollapsed: false, sidebarCollapsible: true },
  markdownGenerators: {
    createApiPageMD: (item: Parameters<typeof operationMdx>[0]) => operationMdx(item, api.spec),
    createInfoPageMD: (item: Parameters<typeof operationMdx>[0]) => overviewMdx(item, api.spec, api.route, api.blurb),
  },
});

/** `docusaurus-plugin-openapi-docs` for every API of `src/site/apis.ts`. */
export const openapiPlugin: PluginConfig = [
  'docusaurus-plugin-openapi-docs',
  {
    id: 'openapi',
    docsPluginId: 'classic',
    config: Object.fromEntries(apis.map((api) => [api.id, configOf(api)])),
  },
];
