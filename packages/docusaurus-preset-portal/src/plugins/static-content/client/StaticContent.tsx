import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { enhance } from './enhance';
import { PageMarkdown } from './PageMarkdown';
import { frameOf, htmlOf, keepHtml } from './pageHtml';

export { loadHtml } from './pageHtml';

const plainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/** Lets the router follow links within the site, so that they don't reload the page. */
function followInternalLink(event: MouseEvent, navigate: (to: string) => void): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !plainClick(event) || link.target || link.hasAttribute('download')) return;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== window.location.origin || /\.\w+$/.test(pathname)) return;
  // Links within the page are the browser's: it scrolls, and tells us by `hashchange`.
  if (pathname === window.location.pathname) return;
  event.preventDefault();
  navigate(pathname + search + hash);
}

interface Props {
  permalink: string;
  children?: ReactNode;
  /** Language of the page, if it is not that of the site. */
  lang?: string;
}

/** Set by the bundler, so that a browser that keeps HTML gets no code that makes it. */
declare const __KEEPS_HTML_OF_SERVER__: boolean;

/**
 * The frame of a page's content. With children it renders them (server, dev server). Without, it keeps the HTML the
 * server made: React leaves content it did not set alone when it hydrates.
 */
export function StaticContent({ permalink, children, lang }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const keepsHtml = __KEEPS_HTML_OF_SERVER__;
  // The same object while the page is shown: React 19 would write another one over what the reader did, be it the same HTML.
  const [html, setHtml] = useState(() => ({ __html: keepsHtml ? htmlOf(permalink) : '' }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: HTML that arrives late is enhanced, too
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    if (keepsHtml && !element.hasChildNodes()) {
      // A page outside the docs, reached in the app, or one whose HTML could not be loaded before it was shown.
      frameOf(permalink).then(
        ({ innerHTML }) => setHtml({ __html: innerHTML }),
        () => window.location.reload(),
      );
      return undefined;
    }
    // Before anything changes it, so that the page is new to a reader who returns.
    if (keepsHtml) keepHtml(permalink, element);
    const stop = enhance(element);
    const follow = (event: MouseEvent) => followInternalLink(event, (to) => history.push(to));
    element.addEventListener('click', follow);
    return () => {
      stop();
      element.removeEventListener('click', follow);
    };
  }, [permalink, history, keepsHtml, html]);
  const content = keepsHtml
    ? { dangerouslySetInnerHTML: html, suppressHydrationWarning: true }
    : {
        children: (
          <>
            {children}
            <PageMarkdown permalink={permalink} />
          </>
        ),
      };
  return <div ref={frame} data-static-content={permalink} lang={lang} {...content} />;
}
