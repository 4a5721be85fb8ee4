import type { IdentifierStep } from '../build/graph';
import type { MapData, MapNode } from '../build/mapData';

/** Sizes in units of the drawing, which are pixels on a wide screen. */
const WIDTH = 500;
const BOX_WIDTH = 190;
const ROW_HEIGHT = 50;
const BOX_HEIGHT = 40;
const TOP = 28;

interface BoxProps {
  x: number;
  y: number;
  node: MapNode;
  isLit: boolean;
  /** Operation that leads to the identifier; omitted for boxes on the left. */
  call?: string;
}

/** An identifier, with its name without the explanation in brackets. */
function Box({ x, y, node: { id, name }, isLit, call }: BoxProps) {
  const isEnd = call !== undefined;
  return (
    <g
      className="map-node"
      data-from={isEnd ? undefined : id}
      data-to={isEnd ? id : undefined}
      data-lit={isLit || undefined}
    >
      <rect x={x} y={y} width={BOX_WIDTH} height={BOX_HEIGHT} rx={6} />
      <text x={x + BOX_WIDTH / 2} y={y + 25} textAnchor="middle">
        {name.replace(/ \(.*\)$/, '')}
      </text>
      {isEnd && (
        <text className="map-call" x={x + BOX_WIDTH / 2} y={y + 33} textAnchor="middle">
          {call}
        </text>
      )}
    </g>
  );
}

/** Drawing with source identifiers on the left and returned ones on the right. The calls of a choice are lit. */
export function MapDrawing({ id, data: { chosen, nodes, edges } }: { id: string; data: MapData }) {
  const starts = nodes.filter((node) => edges.some(({ from }) => from === node.id));
  const ends = nodes.filter((node) => edges.some(({ to }) => to === node.id));
  const rows = Math.max(starts.length, ends.length);
  const yOf = (list: readonly MapNode[], node: string) =>
    TOP + list.findIndex((item) => item.id === node) * ROW_HEIGHT + ((rows - list.length) * ROW_HEIGHT) / 2;
  const pairs = [...new Map(edges.map((edge): [string, IdentifierStep] => [`${edge.from} ${edge.to}`, edge])).values()];
  const lit = new Map(edges.filter(({ from }) => from === chosen).map(({ to, title }) => [to, title]));
  const [left, right] = [BOX_WIDTH, WIDTH - BOX_WIDTH];
  const middle = WIDTH / 2;
  return (
    <figure className="figure map">
      <svg viewBox={`0 0 ${WIDTH} ${TOP + rows * ROW_HEIGHT}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>Which identifier leads to which</title>
        <desc id={`${id}-text`}>
          {`${starts.length} identifiers that operations take, on the left, and ${ends.length} that they return, on the right. ` +
            `${pairs.length} lines lead from one to the other; the lists below name the operations of each.`}
        </desc>
        <text className="map-head" x={BOX_WIDTH / 2} y={16} textAnchor="middle">
          You have
        </text>
        <text className="map-head" x={WIDTH - BOX_WIDTH / 2} y={16} textAnchor="middle">
          You get
        </text>
        {pairs.map(({ from, to }) => {
          const [y1, y2] = [yOf(starts, from) + BOX_HEIGHT / 2, yOf(ends, to) + BOX_HEIGHT / 2];
          return (
            <path
              key={`${from} ${to}`}
              data-edge={`${from} ${to}`}
              data-lit={from === chosen || undefined}
              d={`M${left} ${y1}C${middle} ${y1} ${middle} ${y2} ${right} ${y2}`}
            />
          );
        })}
        {starts.map((node) => (
          <Box key={node.id} x={0} y={yOf(starts, node.id)} node={node} isLit={node.id === chosen} />
        ))}
        {ends.map((node) => (
          <Box
            key={node.id}
            x={right}
            y={yOf(ends, node.id)}
            node={node}
            isLit={lit.has(node.id)}
            call={lit.get(node.id) ?? ''}
          />
        ))}
      </svg>
    </figure>
  );
}
