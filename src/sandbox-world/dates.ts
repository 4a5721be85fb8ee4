import type { DataRow } from 'openapi-toolkit/sandbox';

const DAY_MS = 86_400_000;

/** Returns the day after another one, as YYYY-MM-DD. */
export const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns the row whose period includes a day. */
export const inEffect = (rows: DataRow[], day: string): DataRow | undefined =>
  rows.find(({ period }) => period.from <= day && (period.to ?? '9999') >= day);

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Copenhagen',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Returns the date in Denmark at a moment. */
export const danishDay = (moment: string): string => clock.format(new Date(moment)).slice(0, 10);

/** Returns midnight of a day in Denmark, in UTC. */
export function danishMidnight(day: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const hoursAhead = clock.format(new Date(utc)).slice(11, 13);
  return new Date(utc - Number(hoursAhead) * 3_600_000).toISOString().replace('.000Z', 'Z');
}
