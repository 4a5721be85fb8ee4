import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { OverviewPage } from '../../openapi/model';
import { identifierName } from '../../vocabulary/identifiers';
import { Method } from './Method';
import { OperationList } from './OperationList';
import { Prose } from './Prose';
import { Table } from './Table';

/** Every operation of an API, a table for each tag. */
export function Operations({ page }: { page: OverviewPage }) {
  return (
    <section className="ref-section">
      <Heading as="h2" id="operations">
        Operations
      </Heading>
      {page.groups.map(({ tag, anchor, description, operations }) => (
        <div key={tag} className="ref-group">
          <Heading as="h3" id={anchor}>
            {tag}
          </Heading>
          <Prose html={description} />
          <Table className="ref-operations" columns={['Method', 'Path', 'Operation']}>
            {operations.map(({ title, href, method, path, lead, deprecated }) => (
              <tr key={href}>
                <td>
                  <Method method={method} />
                </td>
                <td>
                  <code>{path}</code>
                </td>
                <td>
                  <Link to={href}>{title}</Link>
                  {deprecated && <span className="ref-flag"> deprecated</span>}
                  <p>{lead}</p>
                </td>
              </tr>
            ))}
          </Table>
        </div>
      ))}
    </section>
  );
}

/** Operations by what a reader has, chosen in `docs/_data/next-calls.json`. */
export function ByIdentifier({ page }: { page: OverviewPage }) {
  if (page.identifiers.length === 0) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="by-identifier">
        I have …
      </Heading>
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
