import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a built page offers and asks for. */
export interface Page {
  /** Route as the site writes it: `/docs/introduction`, `/`. */
  route: string;
  /** Places a link can point to. */
  ids: Set<string>;
  /** Addresses of links, images, scripts and styles, as written. */
  addresses: string[];
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
const decode = (text: string) =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (all, name: string) => ENTITIES[name] ?? all);

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<[a-z][^<>]*?\\s${name}=(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'gi'))].map(
    ([, double, single, bare]) => decode(double ?? single ?? bare ?? ''),
  );

const sources = (html: string) =>
  attributes(html, 'srcset').flatMap((set) => set.split(',').map((one) => one.trim().split(/\s+/)[0] ?? ''));

/** Reads one page out of its HTML. */
export function readPage(route: string, html: string): Page {
  return {
    route,
    ids: new Set([...attributes(html, 'id'), ...attributes(html, 'name')]),
    addresses: [...attributes(html, 'href'), ...attributes(html, 'src'), ...sources(html)],
  };
}

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/**
 * Every page of a built site, and the names of all its files.
 *
 * @param build Folder of the site.
 */
export async function readSite(build: string): Promise<{ pages: Page[]; files: Set<string> }> {
  const entries = await readdir(build, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(build, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const pages = await Promise.all(
    names
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => readPage(routeOf(name), await readFile(path.join(build, name), 'utf8'))),
  );
  return { pages, files: new Set(names.map((name) => `/${name}`)) };
}
