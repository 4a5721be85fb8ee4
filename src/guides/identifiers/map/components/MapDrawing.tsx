import type { MapData, MapNode } from '../build/mapData';

/** Sizes in units of the drawing. */
const WIDTH = 500;
const BOX_WIDTH = 186;
const ROW_HEIGHT = 54;
const BOX_HEIGHT = 40;
/** Maximum length of a line in a box, in characters. */
const MAX_LINE_LENGTH = 20;

/** Splits a name into one or two lines. */
function linesOf(name: string): string[] {
  if (name.length <= MAX_LINE_LENGTH) return [name];
  const words = name.split(' ');
  const at = words.findIndex((_, index) => words.slice(0, index + 1).join(' ').length > name.length / 2);
  return [words.slice(0, Math.max(at, 1)).join(' '), words.slice(Math.max(at, 1)).join(' ')];
}

function Box({ x, y, name, isStart }: { x: number; y: number; name: string; isStart: boolean }) {
  const lines = linesOf(name);
  const first = y + BOX_HEIGHT / 2 + (lines.length === 1 ? 6 : -2);
  return (
    <g>
      <rect
        className={isStart ? 'map-box' : 'map-box map-end'}
        x={x}
        y={y}
        width={BOX_WIDTH}
        height={BOX_HEIGHT}
        rx={4}
      />
      {lines.map((line, index) => (
        <text key={line} x={x + BOX_WIDTH / 2} y={first + index * 16} textAnchor="middle">
          {line}
        </text>
      ))}
    </g>
  );
}

const heightOf = (count: number): number => 30 + count * ROW_HEIGHT;

/** Drawing with source identifiers on the left, returned ones on the right, and one or more operations per line. */
export function MapDrawing({ id, data: { nodes, edges } }: { id: string; data: MapData }) {
  const starts = nodes.filter((node) => edges.some(({ from }) => from === node.id));
  const ends = nodes.filter((node) => edges.some(({ to }) => to === node.id));
  const rows = Math.max(starts.length, ends.length);
  const yOf = (list: readonly MapNode[], node: string) =>
    30 + list.findIndex((one) => one.id === node) * ROW_HEIGHT + ((rows - list.length) * ROW_HEIGHT) / 2;
  const pairs = [...new Map(edges.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()];
  const [left, right] = [BOX_WIDTH, WIDTH - BOX_WIDTH];
  return (
    <figure className="map">
      <svg viewBox={`0 0 ${WIDTH} ${heightOf(rows)}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
        <title id={`${id}-title`}>Which identifier leads to which</title>
        <desc id={`${id}-text`}>
          {`${starts.length} identifiers that operations take, on the left, and ${ends.length} that they return, on the right. ` +
            `${pairs.length} lines lead from one to the other; the table below names the operation of each.`}
        </desc>
        <text className="map-head" x={BOX_WIDTH / 2} y={18} textAnchor="middle">
          You have
        </text>
        <text className="map-head" x={WIDTH - BOX_WIDTH / 2} y={18} textAnchor="middle">
          You get
        </text>
        {pairs.map(({ from, to }) => {
          const [y1, y2] = [yOf(starts, from) + BOX_HEIGHT / 2, yOf(ends, to) + BOX_HEIGHT / 2];
          const middle = (left + right) / 2;
          return (
            <path
              key={`${from} ${to}`}
              className="map-line"
              d={`M${left} ${y1}C${middle} ${y1} ${middle} ${y2} ${right} ${y2}`}
            />
          );
        })}
        {starts.map((node) => (
          <Box key={node.id} x={0} y={yOf(starts, node.id)} name={node.name} isStart />
        ))}
        {ends.map((node) => (
          <Box key={node.id} x={right} y={yOf(ends, node.id)} name={node.name} isStart={false} />
        ))}
      </svg>
      <figcaption>Each line is one call. The table below names the operations.</figcaption>
    </figure>
  );
}
