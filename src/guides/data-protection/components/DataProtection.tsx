import Link from '@docusaurus/Link';
import { DataTable, Title, useAnchor } from 'docusaurus-preset-portal/elements';
import { className, personalDataClasses } from '#vocabulary/personalData';
import type { DataProtectionData, ProcessingRecord } from '../build/data';

function Purpose({ purpose: { need, href } }: ProcessingRecord) {
  if (!href) return <>not asked for</>;
  return (
    <>
      stated <Link to={href}>in {need === 'every request' ? 'every request' : 'some requests'}</Link>
    </>
  );
}

function Fields({ fields, title }: ProcessingRecord) {
  if (fields.length === 0) return <p>No single field is marked: treat the whole request and response alike.</p>;
  return (
    <DataTable
      columns={['Field', 'Class', 'Legal basis']}
      className="processing-fields"
      caption={`Fields of: ${title}`}
    >
      {fields.map(({ in: place, path, anchor, personalData }) => (
        <tr key={anchor}>
          <th scope="row">
            <Link to={anchor}>
              <code>{path}</code>
            </Link>
            {path !== place && <span className="cell-note">{place}</span>}
          </th>
          <td>{className(personalData.class)}</td>
          <td>{personalData.basis}</td>
        </tr>
      ))}
    </DataTable>
  );
}

function Operation({ record }: { record: ProcessingRecord }) {
  return (
    <section className="processing">
      <Title as="h3" id={record.anchor}>
        <Link to={record.href}>{record.title}</Link>
      </Title>
      <dl>
        <div>
          <dt>Class</dt>
          <dd>{className(record.personalData.class)}</dd>
        </div>
        <div>
          <dt>Legal basis</dt>
          <dd>{record.personalData.basis}</dd>
        </div>
        <div>
          <dt>Purpose</dt>
          <dd>
            <Purpose {...record} />
          </dd>
        </div>
        {record.notFor.length > 0 && (
          <div>
            <dt>Not for</dt>
            {record.notFor.map((use) => (
              <dd key={use}>{use}</dd>
            ))}
          </div>
        )}
      </dl>
      <Fields {...record} />
    </section>
  );
}

/** List item of an operation without personal data, with the anchor of its record. */
function Unmarked({ anchor, title, href, isFirst }: DataProtectionData['without'][number] & { isFirst: boolean }) {
  const id = useAnchor(anchor);
  return (
    <span id={id}>
      {!isFirst && ', '}
      <Link to={href}>{title}</Link>
    </span>
  );
}

/** Personal data of every operation: class, legal basis, purpose, forbidden uses, fields. */
export function DataProtection({ data: { records, without } }: { id: string; data: DataProtectionData }) {
  return (
    <>
      {records.map((record) => (
        <Operation key={record.anchor} record={record} />
      ))}
      <p>
        No personal data is marked in{' '}
        {without.map(({ anchor, title, href }, index) => (
          <Unmarked key={anchor} anchor={anchor} title={title} href={href} isFirst={index === 0} />
        ))}
        .
      </p>
    </>
  );
}

/** Definition and duty of each class of personal data. */
export function DataProtectionClasses(_: { id: string; data: object }) {
  return (
    <DataTable columns={['Class', 'What it is', 'What you do']}>
      {Object.values(personalDataClasses).map(({ name, meaning, duty }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{meaning}</td>
          <td>{duty}</td>
        </tr>
      ))}
    </DataTable>
  );
}
