import { Fragment } from 'react';
import type { Header, Response } from '../../openapi/model';
import { useAnchor } from './Anchor';
import { Property } from './Property';

/** Headers of a response. A header that an earlier response describes identically is a link to it. */
export function ResponseHeaders({ response, earlier }: { response: Response; earlier: Response[] }) {
  const sameHeaders = new Map<Response, Header[]>();
  const ownHeaders: Header[] = [];
  for (const header of response.headers) {
    const earlierResponse = earlier.find((one) => sameIn(one, header));
    if (earlierResponse) sameHeaders.set(earlierResponse, [...(sameHeaders.get(earlierResponse) ?? []), header]);
    else ownHeaders.push(header);
  }
  return (
    <>
      {sameHeaders.size > 0 && <SameHeaders headersByResponse={sameHeaders} />}
      {ownHeaders.length > 0 && (
        <details>
          <summary>
            {ownHeaders.length === 1 ? `Header ${ownHeaders[0]?.schema.name}` : `${ownHeaders.length} headers`}
            <span className="visually-hidden">{` of ${response.status}`}</span>
          </summary>
          <ul className="ref-props">
            {ownHeaders.map(({ schema }) => (
              <Property key={schema.anchor} node={schema} depth={0} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const withoutAnchor = ({ schema }: Header) => JSON.stringify({ ...schema, anchor: '' });

const sameIn = ({ headers }: Response, header: Header): boolean =>
  headers.some((one) => withoutAnchor(one) === withoutAnchor(header));

function HeaderName({ schema: { anchor, name } }: Header) {
  return <span id={useAnchor(anchor)}>{name}</span>;
}

function SameHeaders({ headersByResponse }: { headersByResponse: ReadonlyMap<Response, Header[]> }) {
  return (
    <p className="ref-facts">
      {[...headersByResponse].map(([response, headers], position) => (
        <Fragment key={response.status}>
          {position > 0 && '; '}
          {headers.map((header, index) => (
            <Fragment key={header.schema.anchor}>
              {index > 0 && ', '}
              <HeaderName {...header} />
            </Fragment>
          ))}
          , as in <a href={`#${encodeURIComponent(response.anchor)}`}>{response.status}</a>
        </Fragment>
      ))}
    </p>
  );
}
