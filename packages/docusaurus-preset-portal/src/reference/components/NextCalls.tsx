import { identifiers } from 'docusaurus-preset-portal/content';
import type { NextCall } from 'openapi-toolkit';
import { identifierName } from '../../terms/identifiers';
import { OperationList } from './OperationRow';
import { PageSection } from './PageSection';

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
