import type { ReactNode } from 'react';
import type { TwoTimesData } from '../build/data';
import { BOTTOM, TOP, WIDTH } from '../drawing';
import { daysTo, knowledgeAt, noonOf, type Version } from '../versions';

/** The versions of a value to scale: effect time from left to right, registration time upwards. */
export function TimeDrawing({ id, data }: { id: string; data: TwoTimesData }) {
  const { versions, first, days, effect, registration } = data;
  const share = (day: number) => Math.min(Math.max(day, 0), days) / days;
  const x = (day: number) => share(day) * WIDTH;
  const y = (day: number) => BOTTOM - share(day) * (BOTTOM - TOP);
  const dayOf = (instant: string | null, open: number) => (instant === null ? open : daysTo(first, instant));
  const left = ({ validFrom }: Version) => x(dayOf(validFrom, 0)) + 2;
  const top = ({ registeredTo }: Version) => y(dayOf(registeredTo, days)) + 2;
  const { inEffect } = knowledgeAt(versions, noonOf(first, effect), noonOf(first, registration));
  const groups = (content: (version: Version) => ReactNode) =>
    versions.map((version) => (
      <g
        key={version.sequenceNumber}
        data-version={version.sequenceNumber}
        data-lit={version === inEffect || undefined}
      >
        {content(version)}
      </g>
    ));
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BOTTOM + 28}`} role="img" aria-labelledby={`${id}-title ${id}-text`}>
      <title id={`${id}-title`}>Three versions of one value in effect time and registration time</title>
      <desc id={`${id}-text`}>
        From 14 October 2008 to 20 September 2021 the register says that the boiler, code 2, is in effect from 1 October
        2008 without an end. From 20 September 2021 it says that code 2 was in effect until 1 September 2021 and that
        district heating, code 1, is in effect from that day.
      </desc>
      <text x={0} y={16}>
        ↑ Registration: when the register says so
      </text>
      <text x={WIDTH} y={BOTTOM + 20} textAnchor="end">
        Effect: when it holds in the world →
      </text>
      {groups((version) => (
        <rect
          x={left(version)}
          y={top(version)}
          width={x(dayOf(version.validTo, days)) - left(version) - 2}
          height={y(dayOf(version.registeredFrom, 0)) - top(version) - 2}
          rx={6}
        />
      ))}
      <path className="time-cross" d={`M${x(effect)} ${TOP}V${BOTTOM}M0 ${y(registration)}H${WIDTH}`} />
      <circle cx={x(effect)} cy={y(registration)} r={7} />
      {groups((version) => (
        <>
          <text x={left(version) + 12} y={top(version) + 26}>{`Code ${version.value}`}</text>
          <text x={left(version) + 12} y={top(version) + 50}>{`Version ${version.sequenceNumber}`}</text>
        </>
      ))}
    </svg>
  );
}
