import { useHistory } from '@docusaurus/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { enhance } from './enhance';
import { fragmentOf, keepFragment } from './fragments';

/**
 * The frame of a docs page's content. With children it renders them (server, dev
 * server). Without, it adopts the HTML the server made: React leaves content
 * it did not set alone when it hydrates.
 */
export function Island({ permalink, children }: { permalink: string; children?: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const release = enhance(element, (to) => history.push(to));
    return () => {
      release();
      if (!children) keepFragment(permalink, element.innerHTML);
    };
  }, [permalink, history, children]);
  const content = children
    ? { children }
    : { dangerouslySetInnerHTML: { __html: fragmentOf(permalink) }, suppressHydrationWarning: true };
  return <div ref={frame} data-island={permalink} {...content} />;
}
