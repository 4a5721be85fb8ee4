import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Method } from './Method';

interface Props {
  method: string;
  title: string;
  href: string;
  /** Path or parameter, at the end of the line. */
  detail: ReactNode;
  /** Summary of the result. */
  text: string;
  /** Badges. */
  children?: ReactNode;
}

/** An operation as a row of a list. */
export function OperationRow({ method, title, href, detail, text, children }: Props) {
  return (
    <li>
      <Method method={method} />
      <span>
        <Link to={href}>{title}</Link> {children}
      </span>
      <span>{detail}</span>
      <p>{text}</p>
    </li>
  );
}
