import type { ReactNode } from 'react';
import { useAnchor } from './Anchor';
import { useSchemaContext } from './SchemaContext';

interface Props {
  as: 'h2' | 'h3' | 'h4';
  id: string;
  /** Plain text of the heading, if its children are not plain text. */
  name?: string;
  lang?: string;
  dir?: string;
  children: ReactNode;
}

/**
 * Heading with a link to itself. Smaller than the theme's, because a page has up to thirty. On operation pages a
 * browser script adds the links (`client/headings.ts`).
 */
export function Title({ as: As, id, name, children, ...script }: Props) {
  const { hasSelfLink } = useSchemaContext();
  return (
    <As id={useAnchor(id)} {...script}>
      {children}
      {hasSelfLink && (
        // biome-ignore lint/a11y/useAnchorContent: its title is its name, and the style shows `#`
        <a className="hash-link" href={`#${encodeURIComponent(id)}`} title={`Direct link to ${name ?? children}`} />
      )}
    </As>
  );
}
