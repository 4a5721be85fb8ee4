import Link from '@docusaurus/Link';
import type { LinkedOperation } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { Method } from './Method';
import { useScript } from './SchemaContext';

interface Props {
  method: string;
  title: string;
  href: string;
  /** Path or parameter, at the end of the line. */
  detail: ReactNode;
  text: string;
  children?: ReactNode;
}

/** An operation as a row of a list. */
export function OperationRow({ method, title, href, detail, text, children }: Props) {
  const scriptOf = useScript();
  return (
    <li>
      <Method method={method} />
      <span>
        <Link to={href} {...scriptOf(title)}>
          {title}
        </Link>{' '}
        {children}
      </span>
      <span>{detail}</span>
      <p {...scriptOf(text)}>{text}</p>
    </li>
  );
}

/** Operations, each with the parameter that takes the reader's value, and the result. */
export function OperationList({ operations }: { operations: LinkedOperation[] }) {
  return (
    <ul className="ref-list">
      {operations.map(({ title, href, method, parameter, why }) => (
        <OperationRow
          key={href}
          method={method}
          title={title}
          href={href}
          detail={
            <>
              with <code>{parameter}</code>
            </>
          }
          text={why}
        />
      ))}
    </ul>
  );
}
