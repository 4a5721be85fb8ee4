import { badParameter, type DataRow } from 'openapi-toolkit/sandbox';

import { nextDay } from '../dates';
import { type Counts, dailyCounts, splitCounts, sum } from './counts';
import type { WorldHandler } from './handler';

export const requestCountsUsage: WorldHandler = ({ values, world }) => {
  const { from, to, groupBy, operation } = values;
  if (operation !== undefined && !world.operationIds.includes(operation)) {
    throw badParameter('operation', 'Must be the operationId of an operation of your APIs.');
  }
  const { usage } = world.facts;
  const daily = dailyCounts(usage);
  const share = (counts: Counts) =>
    operation === undefined ? counts : (byName(counts, usage, 'OPERATION')[operation] ?? sum([]));
  const days: [string, Counts][] = [];
  for (let day = from; day <= to; day = nextDay(day)) days.push([day, share(daily.get(day) ?? sum([]))]);
  const total = sum(days.map(([, counts]) => counts));
  const items = itemsOf(groupBy, days, total, usage, operation);
  return {
    period: { from, to },
    timeZone: 'Europe/Copenhagen',
    countedUntil: usage.countedUntil,
    groupBy,
    total: total.count,
    billable: total.billableCount,
    quota: usage.quota,
    items,
  };
};

function itemsOf(
  groupBy: string,
  days: [string, Counts][],
  total: Counts,
  usage: DataRow,
  operation?: string,
): DataRow[] {
  const item = (key: string, counts: Counts, more: DataRow = {}) => ({
    key,
    date: null,
    operation: null,
    ...more,
    ...counts,
  });
  const isEmpty = total.count === 0;
  switch (groupBy) {
    case 'DAY':
      return days.map(([day, counts]) => item(day, counts, { date: day }));
    case 'MONTH': {
      const months = [...new Set(days.map(([day]) => day.slice(0, 7)))];
      return months.map((month) => {
        const counts = days.filter(([day]) => day.startsWith(month)).map(([, inner]) => inner);
        return item(month, sum(counts), { date: `${month}-01` });
      });
    }
    case 'STATUS_CLASS': {
      const { errors4xx, errors5xx, billableCount } = total;
      const none = sum([]);
      return [
        item('2xx', { ...none, count: billableCount, billableCount }),
        item('4xx', { ...none, count: errors4xx, errors4xx }),
        item('5xx', { ...none, count: errors5xx, errors5xx }),
      ];
    }
    case 'OPERATION': {
      if (isEmpty) return [];
      const counts = operation === undefined ? byName(total, usage, 'OPERATION') : { [operation]: total };
      return Object.entries(counts).map(([name, inner]) => item(name, inner, { operation: name }));
    }
    default:
      return isEmpty ? [] : Object.entries(byName(total, usage, 'API_KEY')).map(([name, inner]) => item(name, inner));
  }
}

/** Splits a total by operation or key, in the proportions of the days in the world file. */
function byName(total: Counts, { threeDays }: DataRow, group: 'OPERATION' | 'API_KEY'): Record<string, Counts> {
  const countsByName = threeDays[group] as Record<string, Counts>;
  const parts = splitCounts(total, Object.values(countsByName));
  return Object.fromEntries(Object.keys(countsByName).map((name, index) => [name, parts[index] as Counts]));
}
