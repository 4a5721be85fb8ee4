import type { ReactNode } from 'react';

const STEPS = [
  ['1. List', 'the entities and features you keep'],
  ['2. Snapshot', 'bulk values of today'],
  ['3. History', 'pages in sequence order'],
  ['4. Apply', 'once per entity, feature, sequence'],
] as const;

/** Text at the arrow back from apply to history. */
const LOOP = ['every poll,', 'when a newer', 'version exists'];

/** Position of the first step and distance between steps, in units of the drawing. */
const TOP = 20;
const STEP = 92;

/** The steps of replication: list, snapshot, then history and apply in a loop, with a regular comparison. */
export default function ReplicationFlow(): ReactNode {
  return (
    <figure className="figure">
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
            <rect className="figure-box" x={20} y={TOP + index * STEP} width={300} height={60} rx={4} />
            <text className="figure-name" x={36} y={TOP + index * STEP + 26}>
              {name}
            </text>
            <text x={36} y={TOP + index * STEP + 47}>
              {what}
            </text>
            {index > 0 && <path d={`M170 ${TOP + index * STEP - 32} v30 m-6 -8 l6 10 l6 -10`} />}
          </g>
        ))}
        <path d="M320 326 H356 V234 H324 m8 -6 l-10 6 l10 6" />
        {LOOP.map((line, index) => (
          <text key={line} x={366} y={276 + index * 18}>
            {line}
          </text>
        ))}
        <path d="M170 356 v30 m-6 -8 l6 10 l6 -10" />
        <rect strokeDasharray="5 4" x={20} y={390} width={300} height={60} rx={4} />
        <text className="figure-name" x={36} y={416}>
          Compare and delete
        </text>
        <text x={36} y={437}>
          regularly; when a reason ends
        </text>
      </svg>
      <figcaption>
        The loop runs between history and apply. Comparing and deleting belong to the job from the first day.
      </figcaption>
    </figure>
  );
}
