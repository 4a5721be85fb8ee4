import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Details';
import clsx from 'clsx';
import { isValidElement } from 'react';

/** A part of a page that opens: the browser's own element, which needs no JavaScript. */
export default function Details({ summary, children, className, ...props }: Props) {
  useBrokenLinks().collectAnchor(props.id);
  return (
    <details {...props} className={clsx('guide-details', className)}>
      {isValidElement(summary) ? summary : <summary>{summary ?? 'Details'}</summary>}
      {children}
    </details>
  );
}
