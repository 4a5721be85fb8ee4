import { readFileSync } from 'node:fs';
import path from 'node:path';
import { loadFreshModule } from '@docusaurus/utils';
import { decodeSafely, type ReferencePageData } from 'openapi-toolkit';
import { LineCounter, parseDocument } from 'yaml';
import type { Portal } from '../../content/portal';
import { type Faults, suggestionFor } from '../../lib/danglingReferences';
import { SIDEBARS } from '../../lib/paths';
import type { StaticContentOptions } from '../../plugins/static-content/options';
import { anchorsOf, readPages } from '../../reference/readPages';
import { menuFaults } from './menu';
import { type CheckedGuide, readGuide } from './readGuide';
import { filesBelow, resolveLink, type SiteLink } from './resolveLink';

/** Guides of a portal by file, with the text that they were read from. */
const known = new WeakMap<Portal, Map<string, { text: string; guide: Promise<CheckedGuide> }>>();

/** Forgets the guides that were read: contracts or data changed, which their elements show. */
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

/** Addresses in the values of data, but of pages that were moved, and links in texts of data and contracts. */
const ADDRESS = /(?<!"from"): "(\/[^"]*)"|\]\((\/[^)\s]*)/g;

/** Returns the links in data and contracts. */
function dataLinks({ data, specs, published }: Portal['paths']): SiteLink[] {
  return [data, specs]
    .flatMap(filesBelow)
    .filter((file) => /\.(json|ya?ml)$/.test(file) && !file.startsWith(`${published}/`))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...line.matchAll(ADDRESS)].map(([, value, link]) => {
            const to = value ?? link ?? '';
            return { address: to, to, at: `${file}:${index + 1}`, isImage: false };
          }),
        ),
    );
}

/** Returns the faults in the YAML of data. */
const yamlFaults = (folder: string): string[] =>
  filesBelow(folder)
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) => {
      const lines = new LineCounter();
      return parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines }).errors.map(
        ({ message, pos }) =>
          `${file}:${lines.linePos(pos[0]).line}: ${message.replace(/ at line[\s\S]*/, '')}. Correct the YAML syntax.`,
      );
    });

/** A page that links lead to. */
interface Target {
  /** Anchors; undefined if a part of it can't be read. */
  ids: Set<string> | undefined;
  /** Texts of which components render anchors. */
  data: string;
}

/** Returns the pages by route. */
function pagesOf(guides: readonly CheckedGuide[], reference: readonly ReferencePageData[]): Map<string, Target> {
  const byFile = new Map(guides.map((guide) => [guide.file, guide]));
  const pages = new Map<string, Target>(reference.map((page) => [page.permalink, { ids: anchorsOf(page), data: '' }]));
  for (const guide of guides) {
    if (guide.route === undefined || pages.has(guide.route)) continue;
    const parts = [guide, ...guide.partials.flatMap((file) => byFile.get(file) ?? [])];
    const ids = parts.every((part) => part.ids) ? new Set(parts.flatMap((part) => [...(part.ids ?? [])])) : undefined;
    pages.set(guide.route, { ids, data: parts.map((part) => part.data).join() });
  }
  return pages;
}

/** Returns the faults of guides whose address or id another one has. */
const twinFaults = (guides: readonly CheckedGuide[]): string[] =>
  guides.flatMap((guide) => {
    const first = guides.find(({ route, id }) => route && (route === guide.route || id === guide.id));
    return !guide.route || !first || first === guide
      ? []
      : [`${guide.file}:1: the guide has the address or id of ${first.file}. Give it another "slug" or "id".`];
  });

/** Returns the faults of links to pages and anchors. Those elsewhere are left to the check of Docusaurus, after a build. */
function linkFaults(links: readonly SiteLink[], pages: ReadonlyMap<string, Target>): string[] {
  const rootOf = (route: string) => route.split('/')[1];
  const roots = new Set([...pages.keys()].map(rootOf));
  return links.flatMap(({ at, address, to }) => {
    const [route = '', id = ''] = decodeSafely(to.replace(/\?[^#]*/, '')).split('#');
    if (!roots.has(rootOf(route))) return [];
    const page = pages.get(route.replace(/(?<=.)\/$/, ''));
    const fault = (what: string, near: string) => [
      `${at}: the link "${address}" leads to no ${what}; ${near}. Correct or remove it.`,
    ];
    if (!page) return fault('page or file', suggestionFor(route, pages.keys()));
    if (id === '' || !page.ids || page.ids.has(id) || page.data.includes(`"${id}"`)) return [];
    return fault('anchor of its page', suggestionFor(id, page.ids));
  });
}

/** Reads all guides of a portal, and returns their faults, and those of links in its data and contracts. */
export async function guideFaults(content: StaticContentOptions): Promise<Faults> {
  const { portal } = content;
  const { docs, otherPages, pages } = portal.paths;
  const files = [docs, otherPages]
    .flatMap(filesBelow)
    .filter((file) => /\.mdx?$/.test(file) && !file.startsWith(`${pages}/`));
  const guides: CheckedGuide[] = [];
  for (const file of files) guides.push(await readOnce(file, content));
  const byFile = new Map(guides.map((guide) => [guide.file, guide]));
  const resolved = guides.flatMap((guide) =>
    guide.links.flatMap((link) => resolveLink(link, guide, byFile, portal) ?? []),
  );
  const menu = menuFaults((await loadFreshModule(path.resolve(portal.siteDir, SIDEBARS))) as object, guides, portal);
  const links = [...resolved.flatMap((link) => ('to' in link ? link : [])), ...dataLinks(portal.paths)];
  return {
    faults: [
      ...guides.flatMap((guide) => guide.faults),
      ...twinFaults(guides),
      ...resolved.flatMap((link) => ('fault' in link && link.isFile ? link.fault : [])),
      ...menu.faults,
      ...yamlFaults(portal.paths.data),
    ],
    dangling: [
      ...guides.flatMap((guide) => guide.dangling),
      ...resolved.flatMap((link) => ('fault' in link && !link.isFile ? link.fault : [])),
      ...linkFaults(links, pagesOf(guides, await readPages(portal))),
    ],
    warnings: [...guides.flatMap(({ warnings }) => warnings), ...menu.warnings],
  };
}
