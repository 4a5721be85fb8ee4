/**
 * Opens a result. On the current page only the hash changes, so that a `hashchange` event scrolls to the section and
 * marks it, also the second time.
 *
 * @param push Navigates to a path of this site.
 */
export function openResult(href: string, push: (to: string) => void): void {
  const { pathname, hash } = new URL(href, window.location.href);
  if (pathname !== window.location.pathname || hash === '') push(href);
  else if (hash === window.location.hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
  else window.location.hash = hash;
}
