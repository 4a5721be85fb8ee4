import type { Owner } from '../content/site';

/** Returns the file with the addresses of all pages: the sitemap; of a site without an address a list of the paths in its form. */
export const pageListOf = ({ url }: Pick<Owner, 'url'>): string => (url ? 'sitemap.xml' : 'pages.xml');

/** Returns the paths of the pages in a list of pages (`pageListOf`), base path included. */
export const pathsIn = (list: string): string[] =>
  [...list.matchAll(/<loc>(?:https?:\/\/[^/<]*)?([^<]*)<\/loc>/g)].map(([, path = '']) => path);
