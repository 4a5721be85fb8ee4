import type { ReactNode } from 'react';

const BRANCHES = [
  ['4xx, not 429', 'Do not retry', 'change request or agreement'],
  ['429, 503', 'Wait for Retry-After', 'then send the same request'],
  ['502', 'Wait 1 s, 2 s, 4 s …', 'stop after a few attempts'],
] as const;

/** Distance between branches, and height of a box, in units of the drawing. */
const STEP = 80;
const HEIGHT = 64;

/** Three branches of a client for an error, by status. */
export default function RetryBranches(): ReactNode {
  return (
    <figure className="figure">
      <svg viewBox={`0 0 500 ${BRANCHES.length * STEP}`} role="img" aria-labelledby="retry-title retry-text">
        <title id="retry-title">Three branches for an error</title>
        <desc id="retry-text">
          4xx except 429: do not retry, change the request or the agreement. 429 and 503: wait for the seconds in
          Retry-After, then send the same request. 502: wait a second, double the time with each attempt, stop after a
          few.
        </desc>
        {BRANCHES.map(([status, action, detail], index) => (
          <g key={status} transform={`translate(0 ${index * STEP + 6})`}>
            <rect strokeDasharray="5 4" x={1} width={150} height={HEIGHT} rx={6} />
            <text className="figure-name" x={76} y={38} textAnchor="middle">
              {status}
            </text>
            <path d="M151 32 H212 m-10 -6 l10 6 l-10 6" />
            <rect className="figure-box" x={216} width={283} height={HEIGHT} rx={6} />
            <text className="figure-name" x={232} y={28}>
              {action}
            </text>
            <text x={232} y={50}>
              {detail}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
