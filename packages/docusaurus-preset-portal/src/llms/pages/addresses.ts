import { decodeSafely } from 'openapi-toolkit';
import type { Owner } from '../../content/site';
import { markdownPath, originOf, siteUrl, withBasePath, withoutBasePath } from '../../lib/basePath';

/** Path of `llms.txt`. */
export const INDEX = '/llms.txt';

const bare = (permalink: string): string => permalink.replace(/\/+$/, '');

/** Returns the URL of a path of this site; of a site without an address the path from the root of its host. */
export const absolute = (site: Owner, path: string): string => siteUrl(site) + path;

/**
 * Creates the function for link addresses in a Markdown copy: absolute, and to the Markdown copy of the target.
 *
 * @param permalinks Pages with a Markdown copy; undefined if unknown: then every path without an extension has one.
 * @param isReference True if a page is generated from the model: its Markdown copy has no fragment targets.
 */
export function linkResolver(
  site: Owner,
  permalinks: readonly string[] | undefined,
  isReference = (_permalink: string) => false,
): (href: string, from?: string) => string {
  const pages = permalinks && new Map(permalinks.map((permalink) => [bare(permalink), permalink]));
  const pageAt = (path: string) => (pages ? pages.get(bare(path)) : /\.\w+$/.test(path) ? undefined : path);
  return (href, from = '/') => {
    const [address, base] = [withBasePath(href, site.basePath), originOf(site) + withBasePath(from, site.basePath)];
    if (!URL.canParse(address, base)) return href;
    const url = new URL(address, base);
    if (url.origin !== originOf(site)) return href;
    const path = decodeSafely(url.pathname);
    const isBelow = path.startsWith(site.basePath);
    const page = isBelow ? pageAt(withoutBasePath(path, site.basePath)) : undefined;
    return page === undefined
      ? site.url + url.pathname + url.search + url.hash
      : absolute(site, encodeURI(markdownPath(page)) + url.search + (isReference(page) ? '' : url.hash));
  };
}
