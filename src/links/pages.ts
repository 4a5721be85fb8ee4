import { attribute, type HtmlPage, parseHtml, readHtml } from '../html';
import { listFiles } from '../listFiles';

/** What a built page can be linked at, and what it links to. */
export interface Page {
  /** Route as the site writes it: `/docs/introduction`, `/`. */
  route: string;
  /** Anchors a link can point to. */
  ids: Set<string>;
  /** Addresses of links, images, scripts and styles, as written. */
  addresses: string[];
}

const sources = (srcset: string) => srcset.split(',').map((one) => one.trim().split(/\s+/)[0] ?? '');

function pageOf(route: string, { elements }: HtmlPage): Page {
  const all = (name: string) => elements.map((one) => attribute(one, name)).filter((value) => value !== undefined);
  return {
    route,
    ids: new Set([...all('id'), ...all('name')]),
    addresses: [...all('href'), ...all('src'), ...all('srcset').flatMap(sources)],
  };
}

/** Reads one page out of its HTML. */
export const readPage = (route: string, html: string): Page => pageOf(route, parseHtml(route, html));

const routeOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/**
 * Every page of a built site, and the paths of all its files.
 *
 * @param build Folder of the site.
 */
export async function readSite(build: string): Promise<{ pages: Page[]; files: Set<string> }> {
  const [pages, files] = await Promise.all([readHtml(build), listFiles(build)]);
  return {
    pages: pages.map((page) => pageOf(routeOf(page.name), page)),
    files: new Set(files.map((name) => `/${name}`)),
  };
}
