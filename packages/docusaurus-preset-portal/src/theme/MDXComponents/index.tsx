import { processAdmonitionProps } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import MDXComponents from '@theme-init/MDXComponents';
import type { ComponentProps, ReactNode } from 'react';
import { CodeFrame } from '../../reference/components/CodeText';
import { Title } from '../../reference/components/Title';

/** Tones of the callout by kind; the others are notes. */
const TONES: Record<string, string> = { tip: 'good', success: 'good', warning: 'warn', caution: 'warn', danger: 'bad' };

/** Shows a `:::note` block of Markdown as a callout. The theme's has icons as drawings and styles of its own. */
function Admonition(props: { type?: string; title?: ReactNode; children: ReactNode }) {
  const { type = 'note', title, children } = processAdmonitionProps(props);
  const tone = TONES[type];
  return (
    <div className={`theme-admonition callout${tone ? ` callout--${tone}` : ''}`}>
      <p>
        <strong>{title ?? `${type[0]?.toUpperCase()}${type.slice(1)}`}</strong>
      </p>
      {children}
    </div>
  );
}

interface FenceProps extends ComponentProps<'pre'> {
  'data-language'?: string;
  'data-title'?: string;
}

/** A fenced code block of a guide: highlighted at build (`reference/highlight/rehype.ts`), with a copy button. */
function CodeFence({ 'data-language': language, 'data-title': title, ...rest }: FenceProps) {
  const label = title ?? `${language ?? 'code'} example`;
  return (
    <figure className="ref-fence">
      {title && <figcaption>{title}</figcaption>}
      <CodeFrame {...rest} label={label} className={language === 'bash' ? 'ref-command' : undefined} />
    </figure>
  );
}

/** A part of a page that opens: the browser's own element, which needs no JavaScript. */
function Details({ className, ...props }: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={`guide-details ${className ?? ''}`.trim()} />;
}

/** A link. Upstream opens those that leave the site in a new tab: here the reader decides. */
const Anchor = (props: ComponentProps<'a'>) => <MDXComponents.a target={undefined} rel={undefined} {...props} />;

type As = ComponentProps<typeof Title>['as'];

/** A heading, whose link has the title that the heading has. Upstream's has the id if the heading is more than text. */
const heading =
  (as: As) =>
  ({ id, ...props }: Partial<ComponentProps<typeof Title>>) => {
    const As = as;
    return id ? <Title {...props} as={as} id={id} /> : <As {...props} />;
  };
const HEADINGS = Object.fromEntries((['h2', 'h3', 'h4', 'h5', 'h6'] as const).map((as) => [as, heading(as)]));

/** Upstream opens details with React, which static pages do not run, and highlights code with Prism in the browser. */
export default {
  ...MDXComponents,
  ...HEADINGS,
  a: Anchor,
  admonition: Admonition,
  code: 'code',
  pre: CodeFence,
  details: Details,
  Details,
};
