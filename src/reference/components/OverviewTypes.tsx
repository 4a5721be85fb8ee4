import Link from '@docusaurus/Link';
import type { OverviewPage } from '../../openapi/model';
import { useAnchor } from './Anchor';
import { Title } from './Title';

function TypeRow({ type }: { type: OverviewPage['types'][number] }) {
  const { name, anchor, title, operations } = type;
  return (
    <div id={useAnchor(anchor)}>
      <dt>
        {name}
        {title && <span className="ref-why">{title}</span>}
      </dt>
      <dd>
        <ul>
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

/** Types that several fields share, with the operations that use them. */
export function OverviewTypes({ page }: { page: OverviewPage }) {
  if (page.types.length === 0) return null;
  return (
    <section className="ref-section">
      <Title as="h2" id="types">
        Shared types
      </Title>
      <dl className="ref-have">
        {page.types.map((type) => (
          <TypeRow key={type.name} type={type} />
        ))}
      </dl>
    </section>
  );
}
