import { wellEncoded } from 'openapi-toolkit';
import { BASE_PATH } from '../../lib/sitePath';
import { pathsIn } from '../pageList';

/** Returns the path by which the router knows a page: `/x` for `/x/index.html` and `//x`. The landing page keeps its slash. */
export function bareOf(pathname: string, basePath = BASE_PATH): string {
  const bare = pathname.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '');
  return `${bare}/` === basePath ? basePath : bare;
}

/** Returns the page of a list that differs from a path in capital letters alone. */
export function otherCaseOf(pathname: string, list: string): string | undefined {
  const pages = pathsIn(list);
  if (pages.includes(pathname)) return undefined;
  return pages.find((page) => page.toLowerCase() === pathname.toLowerCase());
}

/** Leads to the page that differs in capitals alone: the router ignores case and would fill this page with another. */
async function leadToOtherCase(pageList: string): Promise<void> {
  const { pathname, search, hash } = window.location;
  const response = await fetch(pageList);
  const page = response.ok && otherCaseOf(pathname, await response.text());
  if (page) window.location.replace(page + search + hash);
}

/**
 * Repairs an address before anything reads it. Docusaurus normalises the path after it loaded the code of the path as
 * written, and so throws the page away that the server made. It throws at what can't be decoded, such as `#%`.
 */
function repairAddress(): void {
  const { pathname, search, hash } = window.location;
  const [path, fragment] = [bareOf(wellEncoded(pathname)), wellEncoded(hash)];
  if (path !== pathname || fragment !== hash)
    window.history.replaceState(window.history.state, '', path + search + fragment);
}

if (typeof document !== 'undefined') {
  repairAddress();
  window.addEventListener('popstate', repairAddress);
  // The page of the host for addresses that do not exist. Without the list of pages it suggests none, and stays.
  // It names the list: this module is part of every page, so it does not import the content of the site.
  const pageList = document.querySelector<HTMLElement>('main[data-page-list]')?.dataset.pageList;
  if (pageList) leadToOtherCase(pageList).catch(() => undefined);
}
