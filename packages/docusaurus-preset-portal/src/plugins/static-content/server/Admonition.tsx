import { processAdmonitionProps } from '@docusaurus/theme-common';
import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Tones of the callout by kind; the others are notes. */
const TONES: Record<string, string> = { tip: 'good', success: 'good', warning: 'warn', caution: 'warn', danger: 'bad' };

/** Shows a `:::note` block of Markdown as a callout. The theme's has icons as drawings and styles of its own. */
export function Admonition(props: { type?: string; title?: ReactNode; children: ReactNode }) {
  const { type = 'note', title, children } = processAdmonitionProps(props);
  const tone = TONES[type];
  return (
    <div className={clsx('theme-admonition callout', tone && `callout--${tone}`)}>
      <p>
        <strong>{title ?? `${type[0]?.toUpperCase()}${type.slice(1)}`}</strong>
      </p>
      {children}
    </div>
  );
}
