import Link from '@docusaurus/Link';
import { sitePath } from '../../../lib/sitePath';
import { ReferenceCode } from '../../../reference/components/CodeText';
import { DataTable } from '../../../reference/components/DataTable';
import { Prose } from '../../../reference/components/Prose';
import { Tabs } from '../../../reference/components/Tabs';
import { Environment } from '../../../reference/servers/components/Environment';
import type { EnumTableData, RequestSampleData, ResponseExampleData, SnippetOf } from '../build/data';

/** Title of a snippet: the operation with a link to its reference, and for a response its status. */
function SnippetTitle({ of, response, summary }: { of: SnippetOf; response?: string; summary?: string }) {
  return (
    <figcaption className="snippet-title">
      <span>
        {response ? <strong>{response}</strong> : <strong>{of.method.toUpperCase()}</strong>} <code>{of.path}</code>
      </span>
      <Link to={of.href}>{response ? 'Example in the reference' : of.title}</Link>
      {summary && <span className="snippet-summary">{summary}</span>}
    </figcaption>
  );
}

/** The request of an operation in every language, as on its reference page. */
export function RequestSample({ id, data }: { id: string; data: RequestSampleData }) {
  return (
    <figure className="snippet" data-servers="" data-languages={data.allLanguages && sitePath(data.allLanguages)}>
      <SnippetTitle of={data.of} />
      <Environment id={`${id}-environment`} servers={data.servers} variables={data.variables} />
      <Tabs
        name={`${id}-language`}
        legend={`Language of the sample: ${data.of.title}`}
        persistKey="language"
        tabs={data.samples.map(({ language, label, html }) => ({
          id: language,
          label,
          content: <ReferenceCode html={html} label={`${label} sample: ${data.of.title}`} language={language} />,
        }))}
      />
    </figure>
  );
}

/** A response of an operation, from the contract's example. Long ones scroll. */
export function ResponseExample({ data }: { id: string; data: ResponseExampleData }) {
  const { of, status, reason, summary, html, language } = data;
  return (
    <figure className="snippet">
      <SnippetTitle of={of} response={`${status} ${reason}`} summary={summary} />
      <ReferenceCode
        html={html}
        label={[`Answer ${status} of ${of.title}`, summary].filter(Boolean).join(': ')}
        language={language}
      />
    </figure>
  );
}

/** Values of an enumeration as a table, from the contract. */
export function EnumTable({ data }: { id: string; data: EnumTableData }) {
  return (
    <DataTable className="stacked" columns={['Value', 'Meaning']}>
      {data.values.map(({ value, description }) => (
        <tr key={value}>
          <th scope="row">
            <code>{value.replaceAll('"', '')}</code>
          </th>
          <td>
            <Prose html={description} as="span" />
          </td>
        </tr>
      ))}
    </DataTable>
  );
}
