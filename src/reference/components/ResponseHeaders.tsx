import { Fragment } from 'react';
import type { Header, Response } from '../../openapi/model';
import { useAnchor } from './Anchor';
import { Property } from './Property';

const names = (headers: Header[]) => headers.map(({ schema }) => schema.name).join(', ');

/** Headers of a response. A header that an earlier response describes identically is a link to it. */
export function ResponseHeaders({ response, earlier }: { response: Response; earlier: Response[] }) {
  const known = new Map<Response, Header[]>();
  const own: Header[] = [];
  for (const header of response.headers) {
    const as = earlier.find((one) => sameIn(one, header));
    if (as) known.set(as, [...(known.get(as) ?? []), header]);
    else own.push(header);
  }
  return (
    <>
      {known.size > 0 && <SameHeaders known={known} />}
      {own.length > 0 && (
        <details>
          <summary>
            {`${own.length === 1 ? 'Header' : 'Headers'} ${names(own)}`}
            <span className="visually-hidden">{` of ${response.status}`}</span>
          </summary>
          <ul className="ref-props">
            {own.map(({ schema }) => (
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

function SameHeaders({ known }: { known: ReadonlyMap<Response, Header[]> }) {
  return (
    <p className="ref-facts">
      {[...known].map(([as, headers], position) => (
        <Fragment key={as.status}>
          {position > 0 && '; '}
          {headers.map((header, index) => (
            <Fragment key={header.schema.anchor}>
              {index > 0 && ', '}
              <HeaderName {...header} />
            </Fragment>
          ))}
          , as in <a href={`#${encodeURIComponent(as.anchor)}`}>{as.status}</a>
        </Fragment>
      ))}
    </p>
  );
}
