import Link from '@docusaurus/Link';
import { DataTable } from 'docusaurus-preset-portal/elements';
import { guides } from '#site';
import type { MigrationData } from '../build/data';

type Call = MigrationData['calls'][number];

function Places({ href, places }: { href: string; places: Call['parameters'] }) {
  return places.map(({ name, anchor, was }, index) => [
    index > 0 && ', ',
    was && [<code key={was}>{was}</code>, ' → '],
    <Link key={name} to={`${href}#${anchor}`}>
      <code>{name}</code>
    </Link>,
  ]);
}

/** The source of the old name, if the table has it. */
function SourceLine({ source, sources }: { source: string | undefined; sources: MigrationData['sources'] }) {
  const found = source === undefined ? undefined : sources?.[source];
  if (!found) return null;
  return (
    <span className="cell-note">
      Source: {found.href ? <a href={found.href}>{found.title}</a> : found.title} ({found.kind})
    </span>
  );
}

/** The sources of rows, each once, below their table. */
function SourceLines({ rows, sources }: { rows: readonly { source?: string }[]; sources: MigrationData['sources'] }) {
  return [...new Set(rows.map(({ source }) => source))].map((source) => (
    <SourceLine key={source} source={source} sources={sources} />
  ));
}

function CallRow({ call, sources }: { call: Call; sources: MigrationData['sources'] }) {
  return (
    <tr>
      <th scope="row">
        <code>{call.old}</code>
        <span className="cell-note">{call.does}</span>
        <SourceLine source={call.source} sources={sources} />
      </th>
      <td>
        <Link to={call.href}>{call.title}</Link>{' '}
        <code>
          {call.method.toUpperCase()} {call.path}
        </code>
        <span className="cell-note">
          with <Places href={call.href} places={call.parameters} />
        </span>
        <span className="cell-note">
          returns <Places href={call.href} places={call.returns} />
        </span>
        {call.note && <span className="cell-note">{call.note}</span>}
      </td>
    </tr>
  );
}

/** Old call → operation with its parameters and response. */
export function MigrationCalls({ data }: { id: string; data: MigrationData }) {
  const { service, sources, calls } = data;
  // Where the rows have different sources, each row has its own.
  const isShared = new Set(calls.map(({ source }) => source)).size === 1;
  return (
    <>
      <DataTable className="stacked migration" columns={[service, 'Now']}>
        {calls.map((call) => (
          <CallRow key={call.old} call={call} sources={isShared ? undefined : sources} />
        ))}
      </DataTable>
      {isShared && <SourceLines rows={calls} sources={sources} />}
    </>
  );
}

/** Old field → property of the response and attribute key. */
export function MigrationFields({ data: { service, sources, fields } }: { id: string; data: MigrationData }) {
  const hasAttributes = fields.some(({ attribute }) => attribute);
  return (
    <>
      <DataTable className="stacked migration" columns={[service, 'Property', ...(hasAttributes ? ['Attribute'] : [])]}>
        {fields.map(({ old, path, href, attribute, note }) => (
          <tr key={old}>
            <th scope="row">
              <code>{old}</code>
              {note && <span className="cell-note">{note}</span>}
            </th>
            <td>
              {href && path ? (
                <Link to={href}>
                  <code>{path}</code>
                </Link>
              ) : (
                'in the attributes only'
              )}
            </td>
            {hasAttributes && (
              <td>
                {attribute && (
                  <Link to={`${guides.attributes}#${attribute}`}>
                    <code>{attribute}</code>
                  </Link>
                )}
              </td>
            )}
          </tr>
        ))}
      </DataTable>
      <SourceLines rows={fields} sources={sources} />
    </>
  );
}

/** Old calls without a replacement, and where to look instead. */
export function MigrationMissing({ data }: { id: string; data: MigrationData }) {
  return (
    <DataTable className="stacked migration" columns={[data.service, 'Where to look']}>
      {data.missing.map(({ old, does, instead }) => (
        <tr key={old}>
          <th scope="row">
            <code>{old}</code>
            <span className="cell-note">{does}</span>
          </th>
          <td>{instead}</td>
        </tr>
      ))}
    </DataTable>
  );
}
