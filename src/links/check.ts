import { decodeSafely } from '../lib/decode';
import type { Page } from './pages';

export interface Links {
  /** Links within the site that lead nowhere: `route -> address: why`. */
  broken: string[];
  /** Addresses of other sites, each with the pages that name it. */
  external: Map<string, string[]>;
  /** Links, images, scripts and styles within the site that were followed. */
  followed: number;
}

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

/**
 * Follows every address of every page as a browser would.
 *
 * @param origin Where the site is published: its own absolute addresses are links within it.
 */
export function checkLinks(pages: readonly Page[], files: ReadonlySet<string>, origin: string): Links {
  const byRoute = new Map(pages.map((page) => [withoutSlash(page.route), page]));
  const links: Links = { broken: [], external: new Map(), followed: 0 };
  for (const page of pages) {
    for (const address of page.addresses) {
      const fault = (why: string) => links.broken.push(`${page.route} -> ${address}: ${why}`);
      if (!URL.canParse(address, origin + page.route)) {
        fault('not an address');
        continue;
      }
      const url = new URL(address, origin + page.route);
      if (/^(mailto|tel|data):$/.test(url.protocol)) continue;
      if (url.origin !== origin) {
        links.external.set(url.href, [...(links.external.get(url.href) ?? []), page.route]);
        continue;
      }
      links.followed += 1;
      const pathname = decodeSafely(url.pathname);
      const target = byRoute.get(withoutSlash(pathname));
      if (!target && !files.has(pathname)) fault('no such page or file');
      const id = decodeSafely(url.hash.slice(1));
      // The page of results takes its query from the address; `#` alone is the top.
      if (target && id !== '' && !target.ids.has(id)) fault('no such place on that page');
    }
  }
  return links;
}
