/**
 * Opens a result. On the page that is open already the address changes its hash, so that the page
 * gets a `hashchange`, shows the place and marks it, also the second time.
 *
 * @param push Navigates to a path of this site.
 */
export function openResult(href: string, push: (to: string) => void): void {
  const { pathname, hash } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname || hash === '') push(href);
  else if (hash === window.location.hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = hash;
}
