import { readFileSync } from 'node:fs';
import path from 'node:path';
import { attribute, type Element, type HtmlPage, parseHtml } from '../../lib/html';
import { listFiles } from '../../lib/listFiles';

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

/** Reads every page of a site that is built and served below a path, one at a time to save memory, and lists its files. */
export async function readSite(
  build: string,
  basePath: string,
  known?: readonly LinkedPage[],
): Promise<{ pages: readonly LinkedPage[]; files: Set<string> }> {
  const files = await listFiles(build);
  const read = () =>
    files
      .filter((name) => name.endsWith('.html'))
      .map((name) => linkedPage(parseHtml(name, readFileSync(path.join(build, name), 'utf8')), basePath));
  return { pages: known ?? read(), files: new Set(files.map((name) => basePath + name)) };
}
