import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import type { Api } from '../content/site';
import { paths } from '../lib/paths';
import type { OverviewPage } from '../openapi/model';
import { OVERVIEW, PAGE_SUFFIX } from '../reference/pageFiles';
import { apiCategory, type SidebarItem } from '../reference/sidebar';
import { sidebarOf } from './paths';

/** Returns an item whose ids are relative to the folder of the API. */
const relative = (item: SidebarItem, prefix: string): SidebarItem => ({
  ...item,
  ...(item.id && { id: item.id.replace(prefix, '') }),
  ...(item.items && { items: item.items.map((one) => relative(one, prefix)) }),
});

/** Writes the sidebar of each API: its overview, then its groups of operations. */
export async function writeSidebars(apis: readonly Api[]): Promise<void> {
  await mkdir(path.dirname(sidebarOf('')), { recursive: true });
  for (const api of apis) {
    const pages = path.join(paths.docs, api.route);
    const generated = (await loadFreshModule(path.join(pages, 'sidebar.ts'))) as SidebarItem[];
    const overview = JSON.parse(await readFile(path.join(pages, OVERVIEW + PAGE_SUFFIX), 'utf8')) as OverviewPage;
    const { link, items } = apiCategory(api, generated, overview);
    const all = [{ ...link, label: 'Overview' }, ...(items as SidebarItem[])];
    const sidebar = all.map((item) => relative(item, `${api.route.slice(1)}/`));
    await writeFile(sidebarOf(api.id), JSON.stringify({ [api.id]: sidebar }));
  }
}
