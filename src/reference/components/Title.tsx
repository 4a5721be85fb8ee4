import type { ReactNode } from 'react';
import { useAnchor } from './Place';
import { useReading } from './Reading';

interface Props {
  as: 'h2' | 'h3' | 'h4';
  id: string;
  /** Its text, where it holds more than text. */
  name?: string;
  children: ReactNode;
}

/**
 * A heading with a link to itself. Leaner than the theme's: a page has up to thirty. On the page of an operation the
 * browser adds the links (`client/headings.ts`).
 */
export function Title({ as: As, id, name, children }: Props) {
  const { linksItself } = useReading();
  return (
    <As id={useAnchor(id)}>
      {children}
      {linksItself && (
        // biome-ignore lint/a11y/useAnchorContent: its title is its name, and the style shows `#`
        <a className="hash-link" href={`#${encodeURIComponent(id)}`} title={`Direct link to ${name ?? children}`} />
      )}
    </As>
  );
}
