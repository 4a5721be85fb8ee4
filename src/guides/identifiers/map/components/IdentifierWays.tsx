import Link from '@docusaurus/Link';
import { Title } from '../../../../reference/components/Title';
import type { CallPath } from '../build/callPaths';
import type { Edge } from '../build/graph';
import type { MapData, MapNode } from '../build/mapData';
import { MapDrawing } from './MapDrawing';

const NodeName = ({ node }: { node: MapNode }) => (node.href ? <Link to={node.href}>{node.name}</Link> : node.name);

/** The operations of one line of the drawing. */
function Calls({ edges }: { edges: readonly Edge[] }) {
  return (
    <>
      {edges.map(({ href, title, field }, index) => (
        <span key={`${href} ${field}`}>
          {index > 0 && ', '}
          <Link to={href}>{title}</Link> (<code>{field}</code>)
        </span>
      ))}
    </>
  );
}

const count = (calls: readonly Edge[]): string => `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}`;

/** A path as a sequence of calls. */
function PathItem({ path: { from, to, calls }, nameOf }: { path: CallPath; nameOf: (id: string) => string }) {
  return (
    <li data-way={`${from} ${to}`}>
      {nameOf(to)}, {count(calls)}:{' '}
      {calls.map(({ href, title, field }, index) => (
        <span key={href}>
          {index > 0 && ' → '}
          <Link to={href}>{title}</Link> (<code>{field}</code>)
        </span>
      ))}
    </li>
  );
}

function Chooser({ id, starts, ends }: { id: string; starts: readonly MapNode[]; ends: readonly MapNode[] }) {
  const select = (name: string, label: string, nodes: readonly MapNode[]) => (
    <label htmlFor={`${id}-${name}`}>
      {label}
      <select id={`${id}-${name}`} name={name} defaultValue="">
        <option value="">Choose</option>
        {nodes.map((node) => (
          <option key={node.id} value={node.id}>
            {node.name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form className="map-chooser">
      {select('from', 'I have', starts)}
      {select('to', 'I want', ends)}
      <output />
    </form>
  );
}

/** The map: a drawing, the operations between any two identifiers, and the shortest path if it takes several calls. */
export function IdentifierWays({ id, data }: { id: string; data: MapData }) {
  const { nodes, edges, paths } = data;
  const nameOf = (one: string) => nodes.find((node) => node.id === one)?.name ?? one;
  const starts = nodes.filter((node) => edges.some(({ from }) => from === node.id));
  const ends = nodes.filter((node) => edges.some(({ to }) => to === node.id));
  const direct = (from: string) => paths.filter((path) => path.from === from && path.calls.length === 1);
  return (
    <>
      <Chooser id={id} starts={starts} ends={ends} />
      <MapDrawing id={id} data={data} />
      <Title as="h2" id="calls">
        One call
      </Title>
      <table className="map-calls">
        <thead>
          <tr>
            <th scope="col">You have</th>
            <th scope="col">You get</th>
            <th scope="col">Operation, and the property that holds it</th>
          </tr>
        </thead>
        {starts.map((start) => (
          <tbody key={start.id}>
            {direct(start.id).map(({ to }, index) => (
              <tr key={to} data-way={`${start.id} ${to}`}>
                {/* Repeated in each row for screen readers and Markdown; displayed once. */}
                <th scope="row">
                  {index === 0 ? <NodeName node={start} /> : <span className="map-again">{start.name}</span>}
                </th>
                <td>{nameOf(to)}</td>
                <td>
                  <Calls edges={edges.filter((edge) => edge.from === start.id && edge.to === to)} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
      <Title as="h2" id="ways">
        More calls
      </Title>
      <p>The shortest way between two identifiers that no single call connects.</p>
      {starts.map((start) => {
        const longPaths = paths.filter(({ from, calls }) => from === start.id && calls.length > 1);
        return longPaths.length === 0 ? null : (
          <div key={start.id}>
            <Title as="h3" id={`from-${start.id}`}>{`From ${start.name} to`}</Title>
            <ul className="map-ways">
              {longPaths.map((path) => (
                <PathItem key={path.to} path={path} nameOf={nameOf} />
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
