import Link from '@docusaurus/Link';
import { Table } from 'docusaurus-preset-portal/reference/components/Table';
import { guides } from '#site';
import type { MigrationData } from '../build/data';

type Call = MigrationData['calls'][number];

function Places({ href, places }: { href: string; places: Call['parameters'] }) {
  return places.map(({ name, anchor }, index) => [
    index > 0 && ', ',
    <Link key={name} to={`${href}#${anchor}`}>
      <code>{name}</code>
    </Link>,
  ]);
}

function CallRow({ call }: { call: Call }) {
  return (
    <tr>
      <th scope="row">
        <code>{call.dawa}</code>
        <span className="migration-does">{call.does}</span>
      </th>
      <td>
        <Link to={call.href}>{call.title}</Link>{' '}
        <code>
          {call.method.toUpperCase()} {call.path}
        </code>
        <span className="migration-does">
          with <Places href={call.href} places={call.parameters} />
        </span>
        <span className="migration-does">
          returns <Places href={call.href} places={call.returns} />
        </span>
        {call.note && <span className="migration-note">{call.note}</span>}
      </td>
    </tr>
  );
}

/** Old call → operation with its parameters and response. */
export function MigrationCalls({ data }: { id: string; data: MigrationData }) {
  return (
    <Table className="migration" columns={['DAWA', 'Now']}>
      {data.calls.map((call) => (
        <CallRow key={call.dawa} call={call} />
      ))}
    </Table>
  );
}

/** Old field → property of the response and attribute key. */
export function MigrationFields({ data }: { id: string; data: MigrationData }) {
  return (
    <Table className="migration" columns={['DAWA', 'Property', 'Attribute']}>
      {data.fields.map(({ dawa, path, href, attribute, note }) => (
        <tr key={dawa}>
          <th scope="row">
            <code>{dawa}</code>
            {note && <span className="migration-note">{note}</span>}
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
          <td>
            <Link to={`${guides.attributes}#${attribute}`}>
              <code>{attribute}</code>
            </Link>
          </td>
        </tr>
      ))}
    </Table>
  );
}

/** Old calls without a replacement, and where to look instead. */
export function MigrationMissing({ data }: { id: string; data: MigrationData }) {
  return (
    <Table className="migration" columns={['DAWA', 'Where to look']}>
      {data.missing.map(({ dawa, does, instead }) => (
        <tr key={dawa}>
          <th scope="row">
            <code>{dawa}</code>
            <span className="migration-does">{does}</span>
          </th>
          <td>{instead}</td>
        </tr>
      ))}
    </Table>
  );
}
