import type { ReactNode } from 'react';
import styles from '../diagram.module.css';
import { type Label, Labels } from '../Labels';

const STEPS = [
  ['1. List', 'the entities and features you keep'],
  ['2. Snapshot', 'bulk values of today'],
  ['3. History', 'pages in sequence order'],
  ['4. Apply', 'once per entity, feature, sequence'],
] as const;

/** Texts at the arrow back from apply to history. */
const LOOP_LABELS: readonly Label[] = [
  ['edge', 366, 276, 'every poll,'],
  ['edge', 366, 294, 'when a newer'],
  ['edge', 366, 312, 'version exists'],
];

const COMPARISON_LABELS: readonly Label[] = [
  ['name', 36, 416, 'Compare and delete'],
  ['id', 36, 437, 'regularly; when a reason ends'],
];

/** Position of the first step and distance between steps, in units of the drawing. */
const TOP = 20;
const STEP = 92;

/** The steps of replication: list, snapshot, then history and apply in a loop, with a regular comparison. */
export default function ReplicationFlow(): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 500 470" role="img" aria-labelledby="replication-title replication-text">
        <title id="replication-title">The steps of replication</title>
        <desc id="replication-text">
          Four steps from top to bottom: list the entities and features you keep, take a snapshot in bulk, read the
          history in sequence order, apply each version once. An arrow leads from apply back to history, on every poll
          that finds a newer version. Outside the loop, a regular comparison with a new snapshot, and deletion when a
          reason to keep ends.
        </desc>
        {STEPS.map(([name, what], index) => (
          <g key={name}>
            <rect className={styles.box} x={20} y={TOP + index * STEP} width={300} height={60} rx={4} />
            <text className={styles.name} x={36} y={TOP + index * STEP + 26}>
              {name}
            </text>
            <text className={styles.id} x={36} y={TOP + index * STEP + 47}>
              {what}
            </text>
            {index > 0 && (
              <path className={styles.line} d={`M170 ${TOP + index * STEP - 32} v30 m-6 -8 l6 10 l6 -10`} />
            )}
          </g>
        ))}
        <path className={styles.line} d="M320 326 H356 V234 H324 m8 -6 l-10 6 l10 6" />
        <Labels labels={LOOP_LABELS} />
        <path className={styles.line} d="M170 356 v30 m-6 -8 l6 10 l6 -10" />
        <rect className={styles.past} x={20} y={390} width={300} height={60} rx={4} />
        <Labels labels={COMPARISON_LABELS} />
      </svg>
      <figcaption>
        The loop runs between history and apply. Comparing and deleting belong to the job from the first day.
      </figcaption>
    </figure>
  );
}
