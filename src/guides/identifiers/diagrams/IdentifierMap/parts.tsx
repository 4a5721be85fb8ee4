import type { ReactNode } from 'react';

export interface MapBoxProps {
  x: number;
  y: number;
  height?: number;
  /** Kind of object in the box. */
  name: string;
  /** Identifiers of it, one per line. */
  ids: readonly string[];
}

/** Width of every box, in units of the drawing. */
export const BOX_WIDTH = 172;

/** A kind of object of the registers, with its identifiers. */
export function Box({ x, y, height = 58, name, ids }: MapBoxProps): ReactNode {
  return (
    <g>
      <rect className="figure-box" x={x} y={y} width={BOX_WIDTH} height={height} rx={4} />
      <text className="figure-name" x={x + 12} y={y + 24}>
        {name}
      </text>
      {ids.map((id, line) => (
        <text key={id} x={x + 12} y={y + 44 + line * 19}>
          {id}
        </text>
      ))}
    </g>
  );
}

export interface EdgeProps {
  /** Path data of the line. */
  d: string;
  label: string;
  /** Position of the label. */
  at: readonly [x: number, y: number];
  /** True if the label is rotated, along a vertical line. */
  upwards?: boolean;
  anchor?: 'start' | 'middle';
}

/** An arrow from one kind of object to another. */
export function MapArrow({ d, label, at: [x, y], upwards = false, anchor = 'start' }: EdgeProps): ReactNode {
  return (
    <g>
      <path d={d} />
      <text x={x} y={y} textAnchor={anchor} transform={upwards ? `rotate(-90 ${x} ${y})` : undefined}>
        {label}
      </text>
    </g>
  );
}
