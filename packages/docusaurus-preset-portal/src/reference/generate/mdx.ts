import type { Owner } from '../../content/site';
import { OVERVIEW, PAGE_SUFFIX } from '../pageFiles';

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

const page = (fields: Record<string, unknown>, file: string) =>
  `---\n${frontMatter(fields)}\n---\n\nimport Page from './${file}';\n\n<Page />\n`;

/** Returns the address to edit a contract; null for a site without a repository, whose pages have no edit link. */
export const editUrlOf = (site: Owner, spec: string): string | null =>
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
export function overviewMdx(item: PageItem, editUrl: string | null, route: string, description: string): string {
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
