import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { OverviewPage } from '../../openapi/model';
import { identifierName } from '../../vocabulary/identifiers';
import { Method } from './Method';
import { OperationList } from './OperationList';
import { Prose } from './Prose';
import { SecurityView } from './SecurityView';

function Operations({ page }: { page: OverviewPage }) {
  return (
    <section className="ref-section">
      <Heading as="h2" id="operations">
        Operations
      </Heading>
      {page.groups.map(({ tag, description, operations }) => (
        <div key={tag} className="ref-group">
          <h3>{tag}</h3>
          <Prose html={description} />
          <table className="ref-operations">
            <thead>
              <tr>
                <th scope="col">Method</th>
                <th scope="col">Path</th>
                <th scope="col">Operation</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </div>
      ))}
    </section>
  );
}

function ByIdentifier({ page }: { page: OverviewPage }) {
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

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

function Downloads({ page }: { page: OverviewPage }) {
  return (
    <section className="ref-section">
      <Heading as="h2" id="downloads">
        Downloads
      </Heading>
      <ul>
        {page.downloads.map(({ label, href, bytes }) => (
          <li key={href}>
            <a href={href} download="">
              {label}
            </a>{' '}
            ({kilobytes(bytes)})
          </li>
        ))}
      </ul>
    </section>
  );
}

function Changes({ page }: { page: OverviewPage }) {
  if (page.changes.length === 0) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="changes">
        Changes
      </Heading>
      <ul>
        {page.changes.map(({ version, date, summary }) => (
          <li key={version}>
            <strong>{version}</strong>, <time dateTime={date}>{date}</time>: <Prose as="span" html={summary} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Servers({ page }: { page: OverviewPage }) {
  return (
    <section className="ref-section">
      <Heading as="h2" id="base-url">
        Base URL
      </Heading>
      {page.servers.map(({ url, description, variables }) => (
        <div key={url}>
          <p className="ref-endpoint">
            <code>{url}</code>
          </p>
          <Prose html={description} />
          {variables.length > 0 && (
            <ul className="ref-facts">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code>{variable.name}</code> default <code>{variable.default}</code>
                  {variable.enum.length > 0 && `, one of ${variable.enum.join(', ')}`}{' '}
                  <Prose as="span" html={variable.description} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </section>
  );
}

/** The page that opens an API. */
export function OverviewView({ page }: { page: OverviewPage }) {
  const { api, summary, description, audience, contact, license } = page;
  return (
    <article className="ref-page ref-overview">
      <header className="ref-intro">
        <p className="ref-over">Version {api.version}</p>
        <h1>{api.title}</h1>
        {summary && <p className="ref-lead">{summary}</p>}
        <Prose html={description} />
        {audience && (
          <div className="ref-audience">
            <strong>For whom</strong>
            <Prose html={audience} />
          </div>
        )}
      </header>
      <Servers page={page} />
      <SecurityView security={page.security} />
      <Operations page={page} />
      <ByIdentifier page={page} />
      <Downloads page={page} />
      <Changes page={page} />
      {(contact || license) && (
        <p className="ref-imprint">
          {contact && <a href={contact.url}>{contact.name}</a>}
          {contact && license && ' · '}
          {license && (license.url ? <a href={license.url}>{license.name}</a> : license.name)}
        </p>
      )}
    </article>
  );
}
