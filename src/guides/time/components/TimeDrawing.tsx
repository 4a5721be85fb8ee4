import type { TwoTimesData } from '../build/data';
import { BOTTOM, TOP, WIDTH } from '../drawing';
import { daysTo, knowledgeAt, noonOf, type Version } from '../versions';

/** The versions of a value to scale: effect time from left to right, registration time upwards. */
export function TimeDrawing({ id, data }: { id: string; data: TwoTimesData }) {
  const { versions, first, days, effect, registration } = data;
  const x = (day: number) => (Math.min(Math.max(day, 0), days) / days) * WIDTH;
  const y = (day: number) => BOTTOM - (Math.min(Math.max(day, 0), days) / days) * (BOTTOM - TOP);
  const { inEffect } = knowledgeAt(versions, noonOf(first, effect), noonOf(first, registration));
  const edge = (instant: string | null, open: number) => (instant === null ? open : daysTo(first, instant));
  const box = (version: Version) => {
    const [left, right] = [x(edge(version.validFrom, 0)), x(edge(version.validTo, days))];
    const [top, bottom] = [y(edge(version.registeredTo, days)), y(edge(version.registeredFrom, 0))];
    return (
      <g
        key={version.sequenceNumber}
        data-version={version.sequenceNumber}
        data-lit={version === inEffect || undefined}
      >
        <rect x={left + 1} y={top + 1} width={right - left - 2} height={bottom - top - 2} />
        <text x={left + 12} y={top + 26}>{`Code ${version.value}`}</text>
        <text className="time-version" x={left + 12} y={top + 46}>
          {`Version ${version.sequenceNumber}`}
        </text>
      </g>
    );
  };
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BOTTOM + 28}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
      <title id={`${id}-title`}>Three versions of one value in effect time and registration time</title>
      <desc id={`${id}-text`}>
        From 14 October 2008 to 20 September 2021 the register says that the boiler, code 2, is in effect from 1 October
        2008 without an end. From 20 September 2021 it says that code 2 was in effect until 1 September 2021 and that
        district heating, code 1, is in effect from that day.
      </desc>
      <text className="time-axis" x={0} y={16}>
        ↑ Registration: when the register says so
      </text>
      <text className="time-axis" x={WIDTH} y={BOTTOM + 20} textAnchor="end">
        Effect: when it holds in the world →
      </text>
      {versions.map(box)}
      <path className="time-cross" d={`M${x(effect)} ${TOP}V${BOTTOM}M0 ${y(registration)}H${WIDTH}`} />
      <circle cx={x(effect)} cy={y(registration)} r={7} />
    </svg>
  );
}
