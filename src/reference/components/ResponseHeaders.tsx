import { Fragment } from 'react';
import type { Header, Response } from '../../openapi/model';
import { useAnchor } from './Place';
import { Property } from './Property';

const names = (headers: Header[]) => headers.map(({ schema }) => schema.name).join(', ');

/** The headers of a response. Those that the first response describes in the same words are a link to it. */
export function ResponseHeaders({ response, as }: { response: Response; as?: Response }) {
  const { headers } = response;
  const same = as ? headers.filter((header) => sameIn(as, header)) : [];
  const own = headers.filter((header) => !same.includes(header));
  return (
    <>
      {as && same.length > 0 && <SameHeaders headers={same} as={as} />}
      {own.length > 0 && (
        <details className="ref-nested">
          <summary>
            {own.length === 1 ? 'Header' : 'Headers'} {names(own)}
            <span className="visually-hidden"> of {response.status}</span>
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

function SameHeaders({ headers, as }: { headers: Header[]; as: Response }) {
  return (
    <p className="ref-facts">
      {headers.map((header, index) => (
        <Fragment key={header.schema.anchor}>
          {index > 0 && ', '}
          <HeaderName {...header} />
        </Fragment>
      ))}
      , as in <a href={`#${encodeURIComponent(as.anchor)}`}>{as.status}</a>
    </p>
  );
}
