import path from 'node:path';
import { relativePath } from 'openapi-toolkit/node';
import type { Portal } from '../content/portal';
import type { Api, Owner } from '../content/site';
import { OVERVIEW, PAGE_SUFFIX } from './pageFiles';

/** Item that the OpenAPI plugin passes to its page generators. Only the properties used here. */
interface PageItem {
  id: string;
  title: string;
  frontMatter: { description?: string };
}

const frontMatter = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    // JSON strings are valid YAML strings, whatever their content.
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

/** Another site may read all its pages as Markdown. */
const mdx = { format: 'mdx' };

const page = (fields: Record<string, unknown>, file: string) =>
  `---\n${frontMatter({ ...fields, mdx })}\n---\n\nimport Page from './${file}';\n\n<Page />\n`;

/** Returns the address to edit a contract; null for a site without a repository, whose pages have no edit link. */
const editUrlOf = (site: Owner, spec: string): string | null =>
  site.repository ? `${site.repository}/edit/${site.editBranch}/api-specs/${spec}` : null;

/** Returns the MDX of an operation page. The content is in the JSON file beside it. */
export function operationMdx(item: PageItem, editUrl: string | null): string {
  return page(
    {
      id: item.id,
      title: item.title,
      description: item.frontMatter.description || item.title,
      sidebar_label: item.title,
      hide_title: true,
      hide_table_of_contents: true,
      // The sidebar and the next calls replace the pagination.
      pagination_prev: null,
      pagination_next: null,
      custom_edit_url: editUrl,
    },
    item.id + PAGE_SUFFIX,
  );
}

/** Returns the MDX of an overview page, at the route of its API. */
function overviewMdx(item: PageItem, editUrl: string | null, route: string, description: string): string {
  return page(
    {
      id: item.id,
      slug: route,
      title: item.title,
      description,
      sidebar_label: 'Overview',
      // Names the API in pagination links, because several APIs have an overview.
      pagination_label: item.title,
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: editUrl,
    },
    OVERVIEW + PAGE_SUFFIX,
  );
}

/** Docusaurus reads it relative to the site. */
const TEMPLATE = relativePath(process.cwd(), path.join(__dirname, 'generate/page.mustache'));

export const OPENAPI_PLUGIN = 'docusaurus-plugin-openapi-docs';

/** Extension of an operation in an outline: its file, below the contracts, if the contract refers to one. */
export const FILE = 'x-file';

/** Options of the OpenAPI plugin, which names the pages and writes the sidebar, for one API. */
const configOf = (api: Api, outputDir: string, { paths, site }: Portal) => ({
  specPath: paths.outline(api.id),
  outputDir,
  template: TEMPLATE,
  infoTemplate: TEMPLATE,
  sidebarOptions: { groupPathsBy: 'tag', sidebarCollapsed: true, sidebarCollapsible: true },
  markdownGenerators: {
    createApiPageMD: (item: PageItem & { api: { [FILE]?: string } }) =>
      operationMdx(item, editUrlOf(site, item.api[FILE] ?? api.spec)),
    createInfoPageMD: (item: PageItem) =>
      overviewMdx(item, editUrlOf(site, api.spec), paths.slug(api.route), api.blurb),
  },
});

/** Returns the options of the OpenAPI plugin for every API of the site. */
export const openapiOptions = (portal: Portal, docs = portal.paths.docs) => ({
  id: 'openapi',
  docsPluginId: 'classic',
  config: Object.fromEntries(
    portal.apis.map((api) => [api.id, configOf(api, docs + portal.paths.folderOf(api), portal)]),
  ),
});
