import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { OverviewPage } from 'openapi-toolkit';
import type { Portal } from '../content/portal';
import type { Api } from '../content/site';
import { OVERVIEW, PAGE_SUFFIX, SIDEBAR } from './pageFiles';

/** Sidebar item of the OpenAPI plugin: a doc, or a category of docs. */
export interface SidebarItem {
  type: string;
  id?: string;
  label?: string;
  collapsed?: boolean;
  collapsible?: boolean;
  items?: SidebarItem[];
}

function nested(items: readonly SidebarItem[], groups: OverviewPage['groups']): SidebarItem[] {
  const byLabel = new Map(items.map((item) => [item.label, item]));
  const itemsOf = (parent?: string): SidebarItem[] =>
    groups
      .filter((group) => group.parent === parent)
      .flatMap(({ tag, anchor }) => {
        const own = byLabel.get(tag);
        const inner = [...(own?.items ?? []), ...itemsOf(anchor)];
        return inner.length > 0 ? [{ type: 'category', label: tag, collapsed: true, ...own, items: inner }] : [];
      });
  const known = new Set(groups.map(({ tag }) => tag));
  return [...items.filter(({ label }) => !known.has(label ?? '')), ...itemsOf()];
}

function inSections(items: readonly SidebarItem[], groups: OverviewPage['groups']): SidebarItem[] {
  const sections = new Map(groups.map(({ tag, section }) => [tag, section]));
  const last = groups.at(-1)?.section;
  // No item is left out, even one without a group.
  const isIn = (section?: string) => (item: SidebarItem) => (sections.get(item.label ?? '') ?? last) === section;
  return [...new Set(sections.values())]
    .map((label) => ({ type: 'category', label, collapsible: false, items: items.filter(isIn(label)) }))
    .filter((category) => category.items.length > 0);
}

/** Returns the sidebar of an API: its overview, then the groups of operations that the OpenAPI plugin wrote. */
export function apiCategory(
  { title }: Api,
  [overview, ...generated]: readonly SidebarItem[],
  { groups }: Pick<OverviewPage, 'groups'>,
) {
  const items = groups.some(({ parent }) => parent) ? nested(generated, groups) : generated;
  return {
    type: 'category' as const,
    label: title,
    link: { type: 'doc' as const, id: overview?.id as string },
    items: (groups.some(({ section }) => section) ? inSections(items, groups) : items) as never[],
  };
}

const relative = (item: SidebarItem, prefix: string): SidebarItem => ({
  ...item,
  ...(item.id && { id: item.id.replace(prefix, '') }),
  ...(item.items && { items: item.items.map((inner) => relative(inner, prefix)) }),
});

/** Writes the sidebar of each API beside its pages: a category in a portal, else all sidebars of its docs plugin. */
export async function writeSidebars({ apis, paths, isWholeSite }: Portal): Promise<void> {
  for (const api of apis) {
    const pages = path.resolve(paths.stagedDocs + paths.folderOf(api));
    const generated = (await loadFreshModule(path.join(pages, 'sidebar.ts'))) as SidebarItem[];
    const overview = JSON.parse(await readFile(path.join(pages, OVERVIEW + PAGE_SUFFIX), 'utf8')) as OverviewPage;
    const category = apiCategory(api, generated, overview);
    const all = [{ ...category.link, label: 'Overview' }, ...(category.items as SidebarItem[])];
    const own = { [api.id]: all.map((item) => relative(item, `${paths.folderOf(api).slice(1)}/`)) };
    await writeFile(path.join(pages, SIDEBAR), JSON.stringify(isWholeSite ? category : own));
  }
}
