import { BASE_PATH } from '../../lib/sitePath';

/** Returns the path by which the router knows a page: `/x` for `/x/index.html` and `//x`. The landing page keeps its slash. */
export function bareOf(pathname: string, basePath = BASE_PATH): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '');
  return `${bare}/` === basePath ? basePath : bare;
}

/** Returns the page of a sitemap that differs from a path in capital letters alone. */
export function otherCaseOf(pathname: string, sitemap: string): string | undefined {
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  if (pages.includes(pathname)) return undefined;
  return pages.find((page) => page.toLowerCase() === pathname.toLowerCase());
}

/**
 * Leads to the page whose address differs in capital letters alone. The host said "not found" for this one, but the
 * router ignores the case and would fill the page with another.
 */
async function leadToOtherCase(sitemap: string): Promise<void> {
  const { pathname, search, hash } = window.location;
  const response = await fetch(sitemap);
  const page = response.ok && otherCaseOf(pathname, await response.text());
  if (page) window.location.replace(page + search + hash);
}

/**
 * The address becomes bare before anything reads it. Docusaurus normalises it too, but only after it loaded the code of
 * the path as written, and so throws the page away that the server made.
 */
if (typeof document !== 'undefined') {
  const { pathname, search, hash } = window.location;
  const bare = bareOf(pathname);
  if (bare !== pathname) window.history.replaceState(window.history.state, '', bare + search + hash);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  // The page of the host for addresses that do not exist. Without the sitemap it suggests none, and stays.
  if (canonical?.endsWith('/404.html'))
    leadToOtherCase(new URL(canonical).pathname.replace(/404\.html$/, 'sitemap.xml')).catch(() => undefined);
}
