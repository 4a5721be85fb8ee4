import sumBy from 'lodash/sumBy';
import type { DataRow } from 'openapi-toolkit/sandbox';
import { nextDay } from '../dates';

export interface Counts {
  count: number;
  billableCount: number;
  errors4xx: number;
  errors5xx: number;
}

/** Fields that add up to the count. */
const FIELDS = ['billableCount', 'errors4xx', 'errors5xx'] as const;

/** Adds up counts. */
export const sum = (all: Counts[]): Counts => ({
  count: sumBy(all, 'count'),
  billableCount: sumBy(all, 'billableCount'),
  errors4xx: sumBy(all, 'errors4xx'),
  errors5xx: sumBy(all, 'errors5xx'),
});

/** Splits an integer into integers in the given proportions; they add up to the total. */
function split(total: number, weights: number[]): number[] {
  const all = weights.reduce((a, b) => a + b, 0) || 1;
  let before = 0;
  let allotted = 0;
  return weights.map((weight) => {
    before += weight;
    const upTo = Math.round((total * before) / all);
    const part = upTo - allotted;
    allotted = upTo;
    return part;
  });
}

/** Splits counts into parts, each field in proportion to the same field of the weights. */
export function splitCounts(total: Counts, weights: Counts[]): Counts[] {
  const parts = FIELDS.map((field) =>
    split(
      total[field],
      weights.map((weight) => weight[field]),
    ),
  );
  return weights.map((_, index) => {
    const [billableCount = 0, errors4xx = 0, errors5xx = 0] = parts.map((part) => part[index]);
    return { count: billableCount + errors4xx + errors5xx, billableCount, errors4xx, errors5xx };
  });
}

const EQUAL_WEIGHT: Counts = { count: 1, billableCount: 1, errors4xx: 1, errors5xx: 1 };

/** Returns requests per day: the days in the world file, and the rest of each month in even parts. */
export function dailyCounts(usage: DataRow): Map<string, Counts> {
  const counted = { ...usage.threeDays.DAY } as Record<string, Counts>;
  const days = new Map<string, Counts>(Object.entries(counted));
  for (const [month, total] of Object.entries(usage.months as Record<string, Counts>)) {
    const inMonth = sum(Object.keys(counted).flatMap((day) => (day.startsWith(month) ? [counted[day] as Counts] : [])));
    const rest = { ...total };
    for (const field of FIELDS) rest[field] -= inMonth[field];
    const openDays = openDaysOf(month, counted, usage.countedUntil.slice(0, 10));
    const parts = splitCounts(
      rest,
      openDays.map(() => EQUAL_WEIGHT),
    );
    for (const [index, day] of openDays.entries()) days.set(day, parts[index] as Counts);
  }
  return days;
}

/** Returns days of a month with requests but no count in the world file: no weekends, and none in the future. */
function openDaysOf(month: string, counted: Record<string, Counts>, last: string): string[] {
  const days: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month) && day <= last; day = nextDay(day)) {
    const isWeekend = [0, 6].includes(new Date(day).getUTCDay());
    if (!isWeekend && !counted[day]) days.push(day);
  }
  return days;
}
