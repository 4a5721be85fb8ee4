import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import type { IdentifierStep } from '../build/graph';
import type { MapData } from '../build/mapData';

/** Link to an operation, with the parameter that takes the value. */
const CallLink = ({ call: { href, title, parameter } }: { call: IdentifierStep }) => (
  <Link to={href} data-parameter={parameter}>
    {title}
  </Link>
);

/** A property path, which can break after a dot. */
const Field = ({ path }: { path: string }) => (
  <code>
    {path.split('.').map((part, index) => (
      <Fragment key={part}>
        {index > 0 && (
          <>
            .<wbr />
          </>
        )}
        {part}
      </Fragment>
    ))}
  </code>
);

/** Calls from an identifier, each with the identifiers that it returns and their properties. */
export function Calls({ from, data: { edges, nodes } }: { from: string; data: MapData }) {
  const own = edges.filter((edge) => edge.from === from);
  const operations = [...new Map(own.map((edge): [string, IdentifierStep] => [edge.operation, edge])).values()];
  return (
    <ul className="map-calls">
      {operations.map((call) => (
        <li key={call.operation}>
          <CallLink call={call} />
          <ul>
            {own
              .filter(({ operation }) => operation === call.operation)
              .map(({ to, field }) => (
                <li key={`${to} ${field}`} data-edge={`${from} ${to}`}>
                  {nodes.find(({ id }) => id === to)?.name} <Field path={field} />
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

/** The shortest ways from an identifier that take several calls. */
export function Paths({ from, data: { paths, nodes } }: { from: string; data: MapData }) {
  const longPaths = paths.filter((path) => path.from === from && path.calls.length > 1);
  if (longPaths.length === 0) return null;
  return (
    <ul className="map-ways">
      {longPaths.map(({ to, calls }) => (
        <li key={to} data-way={`${from} ${to}`}>
          {`${nodes.find(({ id }) => id === to)?.name} in ${calls.length} calls:`}
          <ol>
            {calls.map((call) => (
              <li key={call.href} data-edge={`${call.from} ${call.to}`}>
                <CallLink call={call} /> <Field path={call.field} />
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  );
}
