import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import type { ComponentProps } from 'react';

/** A part of a page that opens: the browser's own element, which needs no JavaScript. */
export function Details({ className, ...props }: ComponentProps<'details'>) {
  useBrokenLinks().collectAnchor(props.id);
  return <details {...props} className={clsx('guide-details', className)} />;
}
