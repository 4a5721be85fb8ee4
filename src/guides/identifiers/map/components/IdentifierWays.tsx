import Link from '@docusaurus/Link';
import { Title } from 'docusaurus-preset-portal/elements';
import type { ReactNode } from 'react';
import type { MapData, MapNode } from '../build/mapData';
import { MapDrawing } from './MapDrawing';
import { Calls, Paths } from './Ways';

function Choice({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <label htmlFor={id}>
      {label}
      {children}
    </label>
  );
}

/** The choice of two identifiers, and the reader's value. Needs JavaScript. */
function MapChooser({ id, starts, data }: { id: string; starts: readonly MapNode[]; data: MapData }) {
  const { nodes, edges, chosen } = data;
  const ends = nodes.filter((node) => edges.some(({ to }) => to === node.id));
  const exampleOf = (start: string) => edges.find(({ from, example }) => from === start && example)?.example;
  return (
    <form className="filter-form map-chooser">
      <Choice id={`${id}-from`} label="I have">
        <select id={`${id}-from`} name="from" defaultValue={chosen}>
          {starts.map((node) => (
            <option key={node.id} value={node.id} data-example={exampleOf(node.id)}>
              {node.name}
            </option>
          ))}
        </select>
      </Choice>
      <Choice id={`${id}-to`} label="I want">
        <select id={`${id}-to`} name="to" defaultValue="">
          <option value="">Anything in one call</option>
          {ends.map((node) => (
            <option key={node.id} value={node.id}>
              {node.name}
            </option>
          ))}
        </select>
      </Choice>
      <Choice id={`${id}-value`} label="Your value">
        <input id={`${id}-value`} name="value" autoComplete="off" spellCheck={false} defaultValue={exampleOf(chosen)} />
      </Choice>
    </form>
  );
}

/** Returns the number of identifiers in words. */
const identifiers = (count: number): string => `${count} ${count === 1 ? 'identifier' : 'identifiers'}`;

/** All ways from one identifier, folded. */
function WaysFrom({ start, data }: { start: MapNode; data: MapData }) {
  const count = data.paths.filter(({ from }) => from === start.id).length;
  return (
    <details className="guide-details map-from" id={`from-${start.id}`}>
      <summary>
        {`From ${start.name}`} <span>{`to ${identifiers(count)}`}</span>
      </summary>
      <Calls from={start.id} data={data} />
      <Paths from={start.id} data={data} />
      {start.href && (
        <p>
          <Link to={start.href}>{`About ${start.name}`}</Link>
        </p>
      )}
    </details>
  );
}

/** The map: a drawing in which the chosen way is lit, the calls of the choice beside it, and a list of all ways. */
export function IdentifierWays({ id, data }: { id: string; data: MapData }) {
  const { nodes, edges, chosen } = data;
  const starts = nodes.filter((node) => edges.some(({ from }) => from === node.id));
  return (
    <>
      <div className="map-frame">
        <MapChooser id={id} starts={starts} data={data} />
        <MapDrawing id={id} data={data} />
        <output className="map-card">
          <Calls from={chosen} data={data} />
        </output>
      </div>
      <Title as="h2" id="calls">
        All ways
      </Title>
      <p id="ways">The calls from each identifier, and the shortest way where it takes several.</p>
      {starts.map((start) => (
        <WaysFrom key={start.id} start={start} data={data} />
      ))}
    </>
  );
}
