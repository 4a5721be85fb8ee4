import { site } from '../../site';
import { OVERVIEW, PAGE_SUFFIX } from '../pageFiles';

/** What the OpenAPI plugin hands to its page generators; only what we read. */
interface PageItem {
  id: string;
  title: string;
  frontMatter: { description?: string };
  api?: { method: string };
}

const frontMatter = (fields: Record<string, unknown>) =>
  Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    // JSON strings are YAML strings whatever the contract put in them.
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n');

const page = (fields: Record<string, unknown>, file: string) =>
  `---\n${frontMatter(fields)}\n---\n\nimport Page from './${file}';\n\n<Page />\n`;

/** Null for a site without a repository: its pages have no link to edit them. */
const editUrl = (spec: string) =>
  site.repository ? `${site.repository}/edit/${site.editBranch}/api-specs/${spec}` : null;

/** MDX of an operation page. The page itself is in the JSON file beside it. */
export function operationMdx(item: PageItem, spec: string): string {
  return page(
    {
      id: item.id,
      title: item.title,
      description: item.frontMatter.description || item.title,
      sidebar_label: item.title,
      hide_title: true,
      hide_table_of_contents: true,
      // The sidebar and its next calls say where to go.
      pagination_prev: null,
      pagination_next: null,
      custom_edit_url: editUrl(spec),
    },
    item.id + PAGE_SUFFIX,
  );
}

/** MDX of an overview page, at the route of its API. */
export function overviewMdx(item: PageItem, spec: string, route: string, description: string): string {
  return page(
    {
      id: item.id,
      slug: route,
      title: item.title,
      description,
      sidebar_label: 'Overview',
      // Several APIs have an overview: the links to the next and the previous page say which.
      pagination_label: item.title,
      hide_title: true,
      hide_table_of_contents: true,
      custom_edit_url: editUrl(spec),
    },
    OVERVIEW + PAGE_SUFFIX,
  );
}
