import type { ReactNode } from 'react';
import styles from '../diagram.module.css';

export interface BoxProps {
  x: number;
  y: number;
  height?: number;
  /** What the box stands for. */
  name: string;
  /** Identifiers that lead to it, a line each. */
  ids: readonly string[];
}

/** Width of every box, in units of the drawing. */
export const BOX_WIDTH = 172;

/** One thing of the registers, with its identifiers. */
export function Box({ x, y, height = 58, name, ids }: BoxProps): ReactNode {
  return (
    <g>
      <rect className={styles.box} x={x} y={y} width={BOX_WIDTH} height={height} rx={4} />
      <text className={styles.name} x={x + 12} y={y + 24}>
        {name}
      </text>
      {ids.map((id, line) => (
        <text key={id} className={styles.id} x={x + 12} y={y + 44 + line * 19}>
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
  /** Where the label stands. */
  at: readonly [x: number, y: number];
  /** The label runs upwards along a vertical line. */
  upwards?: boolean;
  anchor?: 'start' | 'middle';
}

/** How one thing leads to another. */
export function Edge({ d, label, at: [x, y], upwards = false, anchor = 'start' }: EdgeProps): ReactNode {
  return (
    <g>
      <path className={styles.line} d={d} />
      <text
        className={styles.edge}
        x={x}
        y={y}
        textAnchor={anchor}
        transform={upwards ? `rotate(-90 ${x} ${y})` : undefined}
      >
        {label}
      </text>
    </g>
  );
}
