import { site } from '../../site';
import { twinPath } from '../../twinPath';

export { twinPath };

/** Path of the index for programs. */
export const INDEX = '/llms.txt';

/** A page by its permalink, without a slash at its end; the landing page is empty. */
const bare = (permalink: string): string => permalink.replace(/\/+$/, '');

/** Address of a path of this site, with its host. */
export const absolute = (path: string): string => site.url + path;

/**
 * Makes the addresses that links get in a twin: absolute, and to the twin where there is one.
 *
 * @param permalinks Pages that have a twin; undefined when it is not known: then every path without an ending has one.
 * @param isReference Whether a page is written from the model: its twin has no fragments to lead to.
 */
export function linksToTwins(
  permalinks: readonly string[] | undefined,
  isReference = (_permalink: string) => false,
): (href: string, from?: string) => string {
  const pages = permalinks && new Map(permalinks.map((permalink) => [bare(permalink), permalink]));
  const pageAt = (path: string) => (pages ? pages.get(bare(path)) : /\.\w+$/.test(path) ? undefined : path);
  return (href, from = '/') => {
    if (!URL.canParse(href, absolute(from))) return href;
    const url = new URL(href, absolute(from));
    if (url.origin !== new URL(site.url).origin) return href;
    const page = pageAt(url.pathname);
    return page === undefined ? url.href : absolute(twinPath(page) + url.search + (isReference(page) ? '' : url.hash));
  };
}
