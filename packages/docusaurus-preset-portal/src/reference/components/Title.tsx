import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { isValidElement, type ReactNode } from 'react';

/** Registers an id of the page for the broken-anchor check of the build. */
export function useAnchor(id: string): string {
  useBrokenLinks().collectAnchor(id);
  return id;
}

/** Visible link to an anchor of the page. A click also copies its address. */
export function CopyLink({ anchor, name }: { anchor: string; name: string }) {
  return (
    <a
      className="ref-link"
      href={`#${encodeURIComponent(anchor)}`}
      data-copy-link=""
      aria-label={`Copy link to ${name}`}
      title="Copy link"
    >
      #
    </a>
  );
}

interface Props {
  as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
  id: string;
  className?: string;
  lang?: string;
  dir?: string;
  children?: ReactNode;
}

/** Returns the text of what a heading shows. Components are left out, because their text is not known. */
function headingText(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  if (Array.isArray(node)) return node.map(headingText).join('');
  return isValidElement<{ children?: ReactNode }>(node) ? headingText(node.props.children) : '';
}

/** Heading with a link to itself. Smaller than the theme's, because a page has up to thirty. */
export function Title({ as: As, id, children, ...attributes }: Props) {
  const title = `Direct link to ${headingText(children).trim()}`;
  return (
    <As id={useAnchor(id)} {...attributes}>
      {children}
      {/* biome-ignore lint/a11y/useAnchorContent: its title is its name, and the style shows `#` */}
      <a className="hash-link" href={`#${encodeURIComponent(id)}`} title={title} />
    </As>
  );
}

/** Section of a page with its heading. */
export const PageSection = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section className="ref-section">
    <Title as="h2" id={id}>
      {title}
    </Title>
    {children}
  </section>
);
