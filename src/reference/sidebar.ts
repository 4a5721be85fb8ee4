import type { Api } from '#site';

/** Sidebar item of the OpenAPI plugin: a doc, or a category of docs. */
export interface SidebarItem {
  type: string;
  id?: string;
  collapsed?: boolean;
  items?: SidebarItem[];
}

/**
 * Returns the sidebar of an API: its overview, then its groups of operations.
 *
 * @param generated Items that the OpenAPI plugin wrote to `sidebar.ts`.
 */
export function apiCategory({ title }: Api, [overview, ...groups]: readonly SidebarItem[]) {
  return {
    type: 'category' as const,
    label: title,
    link: { type: 'doc' as const, id: overview?.id as string },
    items: groups as never[],
  };
}
