import Property from '@theme/PortalField';
import type { Header, Response, SchemaNode } from 'openapi-toolkit';
import { line } from './line';
import { BodyNotes } from './SchemaTree';
import { useAnchor } from './Title';

const hasNotes = ({ description, about, facts = [], notes }: SchemaNode): boolean =>
  Boolean(description || about || facts.length + notes.length > 0);

const summaryOf = (headers: Header[], body?: SchemaNode): string =>
  [
    body && 'Notes',
    headers.length > 1 && `${headers.length} headers`,
    headers.length === 1 && `Header ${headers[0]?.schema.name}`,
  ]
    .filter(Boolean)
    .join(', ');

interface Props {
  response: Response;
  earlier: Response[];
  body?: SchemaNode;
}

/** Headers of a response, and the notes on its body. A header that is as in an earlier response is a link to it. */
export function ResponseHeaders({ response, earlier, body }: Props) {
  const sameHeaders = new Map<Response, Header[]>();
  const ownHeaders: Header[] = [];
  for (const header of response.headers) {
    const earlierResponse = earlier.find((response) => sameIn(response, header));
    if (earlierResponse) sameHeaders.set(earlierResponse, [...(sameHeaders.get(earlierResponse) ?? []), header]);
    else ownHeaders.push(header);
  }
  const summary = summaryOf(ownHeaders, body && hasNotes(body) ? body : undefined);
  return (
    <>
      {sameHeaders.size > 0 && <SameHeaders headersByResponse={sameHeaders} />}
      {summary && (
        <details>
          <summary>
            {summary}
            <span className="visually-hidden">{` of ${response.status}`}</span>
          </summary>
          {body && <BodyNotes node={body} />}
          {ownHeaders.length > 0 && (
            <ul className="ref-props">
              {ownHeaders.map(({ schema }) => (
                <Property key={schema.anchor} node={schema} depth={0} />
              ))}
            </ul>
          )}
        </details>
      )}
    </>
  );
}

const withoutAnchor = ({ schema }: Header) => JSON.stringify({ ...schema, anchor: '' });

const sameIn = ({ headers }: Response, header: Header): boolean =>
  headers.some((eachHeader) => withoutAnchor(eachHeader) === withoutAnchor(header));

function HeaderName({ schema: { anchor, name } }: Header) {
  return <span id={useAnchor(anchor)}>{name}</span>;
}

function SameHeaders({ headersByResponse }: { headersByResponse: ReadonlyMap<Response, Header[]> }) {
  return (
    <p className="ref-facts">
      {[...headersByResponse].map(([response, headers]) => (
        <span key={response.status}>
          {line(
            headers.map((header, index) => [index > 0 && ', ', <HeaderName key={header.schema.anchor} {...header} />]),
            ', as in ',
          )}
          <a href={`#${encodeURIComponent(response.anchor)}`}>{response.status}</a>
        </span>
      ))}
    </p>
  );
}
