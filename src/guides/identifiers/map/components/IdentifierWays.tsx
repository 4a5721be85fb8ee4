import Link from '@docusaurus/Link';
import { Title } from 'docusaurus-preset-portal/elements';
import type { MapData, MapNode } from '../build/mapData';
import { MapChooser } from './MapChooser';
import { MapDrawing } from './MapDrawing';
import { Calls, Paths } from './Ways';

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
