import Link from '@docusaurus/Link';
import type { OverviewPage } from '../../openapi/model';
import { identifierName } from '../../terms/identifiers';
import { Method } from './Method';
import { Notes } from './Notes';
import { OperationList } from './OperationList';
import { Prose } from './Prose';
import { Table } from './Table';
import { Title } from './Title';

type Group = OverviewPage['groups'][number];

function OperationTable({ operations }: Group) {
  if (operations.length === 0) return null;
  return (
    <Table className="ref-operations" columns={['Method', 'Path', 'Operation']}>
      {operations.map(({ title, href, method, path, lead, deprecated, isWebhook }) => (
        <tr key={href}>
          <td>
            <Method method={method} />
          </td>
          <td>
            <code>{path}</code>
          </td>
          <td>
            <Link to={href}>{title}</Link>
            {isWebhook && <span className="ref-flag"> webhook: a call to you</span>}
            {deprecated && <span className="ref-flag"> deprecated</span>}
            <p>{lead}</p>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** All operations of an API, a table for each tag. Tags may be grouped under a heading. */
export function Operations({ page: { groups } }: { page: OverviewPage }) {
  const hasSections = groups.some(({ section }) => section);
  return (
    <section className="ref-section">
      <Title as="h2" id="operations">
        Operations
      </Title>
      {groups.map((group, index) => {
        const { tag, anchor, section, description, notes = [] } = group;
        const isNew = hasSections && (index === 0 || section !== groups[index - 1]?.section);
        return (
          <div key={anchor} className="ref-group">
            {isNew && (
              <Title as="h3" id={`section-${index}`}>
                {section ?? 'Others'}
              </Title>
            )}
            <Title as={hasSections ? 'h4' : 'h3'} id={anchor}>
              {tag}
            </Title>
            <Prose html={description} />
            <Notes notes={notes} />
            <OperationTable {...group} />
          </div>
        );
      })}
    </section>
  );
}

/** Operations by the identifier that a reader has, listed in `docs/_data/next-calls.json`. */
export function ByIdentifier({ page }: { page: OverviewPage }) {
  if (page.identifiers.length === 0) return null;
  return (
    <section className="ref-section">
      <Title as="h2" id="by-identifier">
        I have …
      </Title>
      <dl className="ref-have">
        {page.identifiers.map(({ identifier, operations }) => (
          <div key={identifier}>
            <dt>{identifierName(identifier)}</dt>
            <dd>
              <OperationList operations={operations} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
