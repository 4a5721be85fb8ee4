import type { Api } from '#site';

/** Sidebar item of the OpenAPI plugin: a doc, or a category of docs. */
export interface SidebarItem {
  type: string;
  id?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Maximum number of operations for which every page lists all of them. */
export const MAX_EXPANDED_OPERATIONS = 40;

const count = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, { items: inner }) => sum + (inner ? count(inner) : 1), 0);

/**
 * Returns the groups of an API for the sidebar: all open or, in a large API, only the group of the page. A closed group
 * links to its first operation without JavaScript, and the overview page lists all operations. The page size is
 * therefore nearly independent of the size of the API.
 */
export const sidebarGroups = (groups: readonly SidebarItem[]): SidebarItem[] =>
  count(groups) <= MAX_EXPANDED_OPERATIONS
    ? [...groups]
    : groups.map((group) => (group.items ? { ...group, collapsed: true } : group));

/**
 * Returns the sidebar of an API: its overview, then its operations by group.
 *
 * @param generated Items that the OpenAPI plugin wrote to `sidebar.ts`.
 */
export function apiCategory({ title }: Api, [overview, ...groups]: readonly SidebarItem[]) {
  return {
    type: 'category' as const,
    label: title,
    link: { type: 'doc' as const, id: overview?.id as string },
    items: sidebarGroups(groups) as never[],
  };
}
