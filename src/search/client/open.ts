/**
 * Goes to a result. On the page that is open already the browser jumps, so that
 * the page hears of it and opens and marks the place, a second time too.
 *
 * @param push Takes a path of this site to the router.
 */
export function openResult(href: string, push: (to: string) => void): void {
  const { pathname, hash } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname || hash === '') push(href);
  else if (hash === window.location.hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = hash;
}
