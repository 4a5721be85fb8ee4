import type { Api } from '../apis';

/** A doc, or a category with docs, as the OpenAPI plugin writes them into the sidebar of an API. */
export interface SidebarItem {
  type: string;
  id?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/** Operations of an API up to which every page lists all of them. */
export const MOST_LISTED = 40;

const count = (items: readonly SidebarItem[]): number =>
  items.reduce((sum, { items: inner }) => sum + (inner ? count(inner) : 1), 0);

/**
 * Groups of an API as its pages list them: all open, or, where that would be long, only the group of the page. A closed
 * group leads to its first operation without JavaScript; the overview page lists all. So a page is about as large in an
 * API of a thousand operations as in one of twenty.
 */
export const shownGroups = (groups: readonly SidebarItem[]): SidebarItem[] =>
  count(groups) <= MOST_LISTED
    ? [...groups]
    : groups.map((group) => (group.items ? { ...group, collapsed: true } : group));

/**
 * The API in the sidebar: its overview, with its operations by group.
 *
 * @param generated What the OpenAPI plugin wrote into `sidebar.ts`.
 */
export function apiCategory({ title }: Api, [overview, ...groups]: readonly SidebarItem[]) {
  return {
    type: 'category' as const,
    label: title,
    link: { type: 'doc' as const, id: overview?.id as string },
    items: shownGroups(groups) as never[],
  };
}
