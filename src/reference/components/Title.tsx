import type { ReactNode } from 'react';
import { useAnchor } from './Place';

interface Props {
  as: 'h2' | 'h3' | 'h4';
  id: string;
  /** In words, where the heading is more than a text. */
  words?: string;
  children: ReactNode;
}

/**
 * A heading with a link to itself. Leaner than the theme's: a page has up to thirty, and its name for a heading that is
 * more than a text is the address.
 */
export function Title({ as: As, id, words, children }: Props) {
  return (
    <As id={useAnchor(id)}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its title is its name, and the style shows `#` */}
      <a className="hash-link" href={`#${encodeURIComponent(id)}`} title={`Direct link to ${words ?? children}`} />
    </As>
  );
}
