import Link from '@docusaurus/Link';
import { identifiers } from 'docusaurus-preset-portal/content';
import type { LinkedOperation, NextCall } from 'openapi-toolkit';
import type { ReactNode } from 'react';
import { identifierName } from '../../terms/identifiers';
import { Method } from './Method';
import { useScript } from './SchemaContext';
import { PageSection } from './Title';

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

/** Operations that take values of this response, listed in `docs/_data/next-calls.json`. */
export function NextCalls({ calls }: { calls: NextCall[] }) {
  if (calls.length === 0) return null;
  return (
    <PageSection id="next-calls" title="Next calls">
      <dl className="ref-have">
        {calls.map(({ identifier, property, propertyAnchor, operations }) => (
          <div key={property}>
            <dt>
              {`${identifierName({ identifiers }, identifier)} in `}
              <a href={`#${encodeURIComponent(propertyAnchor)}`}>
                <code>{property}</code>
              </a>
            </dt>
            <dd>
              <OperationList operations={operations} />
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
