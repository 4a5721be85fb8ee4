import { decodeSafely, isSafeAddress } from 'openapi-toolkit';
import { suggestionFor } from '../../lib/danglingReferences';
import { attribute, type Element, type HtmlPage } from '../../lib/html';

/** A built page with its anchors and links. */
export interface LinkedPage {
  /** Route as the site writes it: `/docs/introduction`, `/`. */
  route: string;
  ids: Set<string>;
  /** URLs of links, images, scripts and styles, as written. */
  addresses: string[];
  /** Names of forbidden elements on the page. */
  forbidden: string[];
}

const sources = (srcset: string) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** True for images that the bundler inlined as `data:` URLs. */
const isInlineImage = ({ tagName }: Element, address: string) => tagName === 'img' && address.startsWith('data:image/');

const addressesOf = (element: Element): string[] =>
  ['href', 'src', 'action', 'formaction', 'poster', 'ping']
    .flatMap((name) => attribute(element, name) ?? [])
    .concat(sources(attribute(element, 'srcset') ?? '').filter(Boolean))
    .filter((address) => !isInlineImage(element, address));

/** Elements that embed or load another page: the content policy already restricts scripts and forms. */
const FORBIDDEN = new Set(['applet', 'base', 'embed', 'frame', 'frameset', 'iframe', 'object']);

const isForbidden = (element: Element): boolean =>
  FORBIDDEN.has(element.tagName) ||
  (element.tagName === 'meta' && attribute(element, 'http-equiv')?.toLowerCase() === 'refresh');

const routeOf = (file: string) => file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '');

/** Returns what the check needs of a parsed page. */
export function linkedPage({ name, elements }: HtmlPage, basePath: string): LinkedPage {
  const all = (name: string) => elements.flatMap((element) => attribute(element, name) ?? []);
  return {
    route: basePath + routeOf(name),
    ids: new Set([...all('id'), ...all('name')]),
    addresses: elements.flatMap(addressesOf),
    forbidden: elements.filter(isForbidden).map(({ tagName }) => tagName),
  };
}

/** A broken or unsafe link, or a forbidden element on a page. */
export interface LinkFault {
  /** Page that contains it. */
  route: string;
  /** Text to search for in the sources of the page. */
  source: string;
  fault: string;
  /** Page that lacks the anchor of a link. */
  target?: string;
  /** True if no setting allows it. */
  isUnsafe?: boolean;
}

export interface Links {
  faults: LinkFault[];
  /** Number of checked links, images, scripts and styles within the site. */
  checkedCount: number;
}

const withoutSlash = (route: string) => (route === '/' ? route : route.replace(/\/$/, ''));

/** Resolves every URL of every page as a browser does; absolute ones with the origin of the site are internal links. */
export function checkLinks(pages: readonly LinkedPage[], files: ReadonlySet<string>, origin: string): Links {
  const byRoute = new Map(pages.map((page) => [withoutSlash(page.route), page]));
  const links: Links = { faults: [], checkedCount: 0 };
  for (const { route, addresses, forbidden } of pages) {
    for (const name of forbidden) {
      const fault = `<${name}> is not allowed on a page. Remove it.`;
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
      else if (url.origin === origin) {
        links.checkedCount += 1;
        const pathname = decodeSafely(url.pathname);
        const target = byRoute.get(withoutSlash(pathname));
        if (!target && !files.has(pathname))
          fault(`leads to no page or file; ${suggestionFor(pathname, byRoute.keys())}. Correct or remove it.`);
        const id = decodeSafely(url.hash.slice(1));
        // `#` alone is the top of the page; the fragment of the search page holds its query.
        if (target && id !== '' && !target.ids.has(id))
          fault(`leads to no anchor of its page; ${suggestionFor(id, target.ids)}. Correct or remove it.`, {
            target: target.route,
          });
      }
    }
  }
  return links;
}
