const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Lets the router follow links within the site, so that they don't reload the page. */
export function followInternalLink(event: MouseEvent, navigate: (to: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !plainClick(event) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || /\.\w+$/.test(pathname)) return;
  // Links within the page are the browser's: it scrolls, and tells us by `hashchange`.
  if (pathname === window.location.pathname) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}
