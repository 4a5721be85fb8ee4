import Link from '@docusaurus/Link';
import type { OverviewPage } from '../../openapi/model';
import { useAnchor } from './Anchor';
import { PageSection } from './PageSection';

function TypeRow({ type }: { type: OverviewPage['types'][number] }) {
  const { name, anchor, title, operations } = type;
  return (
    <div id={useAnchor(anchor)}>
      <dt>
        <code>{name}</code> {title}
      </dt>
      <dd>
        <ul className="ref-uses">
          {operations.map((operation) => (
            <li key={operation.href}>
              <Link to={operation.href}>{operation.title}</Link>,{' '}
              {operation.fields === 1 ? '1 field' : `${operation.fields} fields`}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Types that several fields share, with the operations that use them. Collapsed; a link to a type expands them. */
export function OverviewTypes({ page: { types } }: { page: OverviewPage }) {
  if (types.length === 0) return null;
  return (
    <PageSection id="types" title="Shared types">
      <details className="ref-fold">
        <summary>
          {types.length === 1 ? '1 type' : `${types.length} types`} that several fields share, and where they are used
        </summary>
        <dl className="ref-types">
          {types.map((type) => (
            <TypeRow key={type.name} type={type} />
          ))}
        </dl>
      </details>
    </PageSection>
  );
}
