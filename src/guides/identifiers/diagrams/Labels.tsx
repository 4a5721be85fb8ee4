import styles from './diagram.module.css';

/** A text of a drawing at its position. `style` is a class of `diagram.module.css`. */
export type Label = readonly [style: string, x: number, y: number, text: string, anchor?: 'middle' | 'end'];

/** Texts of a drawing. */
export function Labels({ labels }: { labels: readonly Label[] }) {
  return labels.map(([style, x, y, text, anchor]) => (
    <text key={`${x} ${y}`} className={styles[style]} x={x} y={y} textAnchor={anchor}>
      {text}
    </text>
  ));
}
