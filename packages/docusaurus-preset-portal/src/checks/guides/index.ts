import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { listFilesSync } from 'openapi-toolkit/node';
import type { Portal } from '../../content/portal';
import { originOf } from '../../lib/basePath';
import type { Faults } from '../../lib/danglingReferences';
import type { StaticContentOptions } from '../../plugins/static-content/options';
import { checkLinks } from '../links/check';
import { menuFaults, SIDEBARS } from './menu';
import { type CheckedGuide, readGuide } from './readGuide';
import { resolveLink, type SiteLink } from './resolveLink';

/** Guides of a portal by file, with the text that they were read from. */
const known = new WeakMap<Portal, Map<string, { text: string; guide: Promise<CheckedGuide> }>>();

/** Forgets what was read: contracts or data changed, which elements show. */
export const forgetGuides = (portal: Portal): boolean => known.delete(portal);

function readOnce(file: string, content: StaticContentOptions): Promise<CheckedGuide> {
  const { portal } = content;
  const text = readFileSync(file, 'utf8');
  const guides = known.get(portal) ?? new Map();
  const last = guides.get(file);
  const guide = last?.text === text ? last.guide : readGuide(file, text, content);
  known.set(portal, guides.set(file, { text, guide }));
  return guide;
}

/** Returns the faults of links to pages and anchors. Those below no guide are left to the check of the finished pages. */
function linkFaults(links: readonly SiteLink[], guides: readonly CheckedGuide[], { site, apis }: Portal): string[] {
  const partials = new Map(guides.map((guide) => [guide.file, guide]));
  const dataOf = (guide: CheckedGuide): string =>
    guide.data + guide.partials.map((file) => partials.get(file)?.data).join();
  const routes = guides.flatMap(({ route }) => route ?? []);
  const roots = new Set([...routes, ...apis.map(({ route }) => route)].map((route) => `/${route.split('/')[1]}`));
  const isReference = (to: string) => apis.some(({ route }) => `${to.split(/[#?]/)[0]}/`.startsWith(`${route}/`));
  const pages = guides.map((guide) => ({
    route: guide.route ?? `/${guide.file}`,
    ids: new Set([...guide.ids, ...guide.partials.flatMap((file) => [...(partials.get(file)?.ids ?? [])])]),
    addresses: links.flatMap(({ from, to }) => (from === guide && !isReference(to) ? [to] : [])),
    forbidden: [],
  }));
  const { faults } = checkLinks(pages, new Set(), originOf(site));
  return faults.flatMap(({ route, source, fault, target }) => {
    const { pathname, hash } = new URL(source, originOf(site) + route);
    const shown = guides.find((guide) => guide.route === target);
    if (!roots.has(`/${pathname.split('/')[1]}`) || (shown && dataOf(shown).includes(`"${hash.slice(1)}"`))) return [];
    return links
      .filter(({ from, to }) => to === source && (from.route ?? `/${from.file}`) === route)
      .map(({ at, address }) => `${at}: ${fault.replace(`"${source}"`, `"${address}"`)}`);
  });
}

/** Reads all guides of a portal, and returns their faults. */
export async function guideFaults(content: StaticContentOptions): Promise<Faults> {
  const { portal } = content;
  const { docs, pages, data } = portal.paths;
  const files = listFilesSync(docs)
    .map((name) => `${docs}/${name}`)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${pages}/`) && !file.startsWith(`${data}/`));
  const guides: CheckedGuide[] = [];
  for (const file of files) guides.push(await readOnce(file, content));
  const byFile = new Map(guides.map((guide) => [guide.file, guide]));
  const resolved = guides.flatMap((guide) =>
    guide.links.flatMap((link) => resolveLink(link, guide, byFile, portal) ?? []),
  );
  const menu = menuFaults((await loadFreshModule(path.resolve(portal.siteDir, SIDEBARS))) as object, guides, portal);
  return {
    faults: [
      ...guides.flatMap((guide) => guide.faults),
      ...resolved.flatMap((link) => ('fault' in link && link.isFile ? link.fault : [])),
      ...menu.faults,
    ],
    dangling: [
      ...guides.flatMap((guide) => guide.dangling),
      ...resolved.flatMap((link) => ('fault' in link && !link.isFile ? link.fault : [])),
      ...linkFaults(
        resolved.filter((link) => 'to' in link),
        guides,
        portal,
      ),
    ],
    warnings: [...guides.flatMap(({ warnings }) => warnings), ...menu.warnings],
  };
}
