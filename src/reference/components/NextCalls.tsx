import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { identifierName } from '../identifierNames';
import type { NextCall } from '../model';
import { Method } from './Method';

/** Where the identifiers of this answer can be used. */
export function NextCalls({ calls }: { calls: NextCall[] }) {
  if (calls.length === 0) return null;
  return (
    <section className="ref-section ref-next">
      <Heading as="h2" id="next-calls">
        Next calls
      </Heading>
      <dl>
        {calls.map(({ identifier, property, propertyAnchor, operations }) => (
          <div key={identifier}>
            <dt>
              {identifierName(identifier)} in{' '}
              <a href={`#${encodeURIComponent(propertyAnchor)}`}>
                <code>{property}</code>
              </a>
            </dt>
            <dd>
              <ul>
                {operations.map(({ title, href, method, parameter }) => (
                  <li key={href}>
                    <Method method={method} /> <Link to={href}>{title}</Link> as <code>{parameter}</code>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
