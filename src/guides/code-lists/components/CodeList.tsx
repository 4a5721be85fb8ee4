import Link from '@docusaurus/Link';
import { DataTable, useAnchor } from 'docusaurus-preset-portal/elements';
import { guides } from '#site';
import { codeAnchor } from '#site/addresses';
import type { Code, RegisterCodeList as List } from '#vocabulary/codeLists';
import { languages } from '../../../site/navigation';
import type { CodeListData } from '../build/data';

/** A longer list shows its first codes, and the others on demand. The browser opens them for a link or a search in the page. */
const MAX_OPEN_CODES = 20;
const FIRST_CODES = 6;

function Row({ list, code }: { list: List; code: Code }) {
  const id = useAnchor(codeAnchor(list, code));
  return (
    <tr id={id} className={code.superseded && 'code-superseded'}>
      <th scope="row">
        <a href={`#${encodeURIComponent(id)}`} data-copy-link="" aria-label={`Link to code ${code.code}`}>
          <code>{code.code}</code>
        </a>
        {code.superseded && <span className="cell-note">superseded</span>}
      </th>
      <td lang="da">{code.da ?? <span lang="en">no {languages.da} text known</span>}</td>
      <td>
        {code.en}
        {code.short && <span className="cell-note">Short: {code.short}</span>}
        {code.note && <span className="cell-note">{code.note}</span>}
      </td>
    </tr>
  );
}

const Codes = ({ list, codes }: { list: List; codes: readonly Code[] }) => (
  <DataTable className="stacked codes" columns={['Code', languages.da, languages.en]}>
    {codes.map((code) => (
      <Row key={code.code} list={list} code={code} />
    ))}
  </DataTable>
);

function Uses({ list: { attributes }, uses }: CodeListData) {
  if (attributes.length + uses.length === 0)
    return <p>No attribute or property of these APIs returns this code today.</p>;
  return (
    <ul className="code-uses" aria-label="Used by">
      {attributes.map((key) => (
        <li key={key}>
          Attribute{' '}
          <Link to={`${guides.attributes}#${key}`}>
            <code>{key}</code>
          </Link>
        </li>
      ))}
      {uses.map(({ path, operation, href }) => (
        <li key={href}>
          <Link to={href}>
            <code>{path}</code>
          </Link>{' '}
          of {operation}
        </li>
      ))}
    </ul>
  );
}

/** A code list: source of the codes, their uses, and every code with texts and an anchor. */
export function CodeList({ data }: { id: string; data: CodeListData }) {
  const { list } = data;
  const isLong = list.codes.length > MAX_OPEN_CODES;
  return (
    <div className="code-list">
      <p>
        <i lang="da">{list.title.da}</i>.{' '}
        {list.fields.length > 0 && (
          <>
            Register field{' '}
            {list.fields.map((field, index) => (
              <span key={field}>
                {index > 0 && ', '}
                <code>{field}</code>
              </span>
            ))}
            .{' '}
          </>
        )}
        {list.complete
          ? `${list.codes.length} codes, the whole list.`
          : `${list.codes.length} codes known to us; the list is open.`}
      </p>
      <Uses {...data} />
      <Codes list={list} codes={isLong ? list.codes.slice(0, FIRST_CODES) : list.codes} />
      {isLong && (
        <details>
          <summary>Show all {list.codes.length} codes</summary>
          <Codes list={list} codes={list.codes.slice(FIRST_CODES)} />
        </details>
      )}
      <details>
        <summary>Source and notes</summary>
        <ul>
          {list.notes?.map((note) => (
            <li key={note}>{note}</li>
          ))}
          {list.completeBasis && <li>{list.completeBasis}</li>}
          <li>
            {languages.da} texts: {list.verified}.
          </li>
          {list.source.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
