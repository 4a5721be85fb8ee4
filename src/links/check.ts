import { nearest } from '../danglingReferences';
import { decodeSafely } from '../lib/decode';
import { isSafeAddress } from '../lib/safeMarkup';
import type { Page } from './pages';

/** Something on a page that leads nowhere, or that no page may have. */
export interface LinkFault {
  /** Page that has it. */
  route: string;
  /** Text to look for in the sources of the page. */
  source: string;
  fault: string;
  /** Page that lacks the anchor of a link. */
  target?: string;
  /** No switch allows it. */
  isUnsafe?: boolean;
}

export interface Links {
  faults: LinkFault[];
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
  const links: Links = { faults: [], external: new Map(), followed: 0 };
  for (const { route, addresses, forbidden } of pages) {
    for (const name of forbidden) {
      const fault = `<${name}> may not stand on a page. Remove it.`;
      links.faults.push({ route, source: `<${name}`, fault, isUnsafe: true });
    }
    for (const address of addresses) {
      const fault = (text: string, more: Partial<LinkFault> = {}) =>
        links.faults.push({ route, source: address, fault: `the link "${address}" ${text}`, ...more });
      if (!URL.canParse(address, origin + route)) {
        fault('is no address. Correct or remove it.');
        continue;
      }
      const url = new URL(address, origin + route);
      if (!isSafeAddress(address)) fault('runs code or leads out of the web. Remove it.', { isUnsafe: true });
      else if (/^(mailto|tel):$/.test(url.protocol)) continue;
      else if (url.origin !== origin) links.external.set(url.href, [...(links.external.get(url.href) ?? []), route]);
      else {
        links.followed += 1;
        const pathname = decodeSafely(url.pathname);
        const target = byRoute.get(withoutSlash(pathname));
        if (!target && !files.has(pathname))
          fault(`leads to no page or file; ${nearest(pathname, byRoute.keys())}. Correct or remove it.`);
        const id = decodeSafely(url.hash.slice(1));
        // The page of results takes its query from the address; `#` alone is the top.
        if (target && id !== '' && !target.ids.has(id))
          fault(`leads to no place on its page; ${nearest(id, target.ids)}. Correct or remove it.`, {
            target: target.route,
          });
      }
    }
  }
  return links;
}
