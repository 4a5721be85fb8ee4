import { describe, it } from 'vitest';
import { isObject, type JsonObject } from './contracts';
import { objects, onExamples } from './on-examples';
import { differences, section } from './world';

const sum = (items: JsonObject[], key: string) => items.reduce((total, item) => total + Number(item[key] ?? 0), 0);

describe('the figures add up', () => {
  it('in balance sheets', () => {
    onExamples(2, (object) => {
      const { assets, liabilitiesAndEquity } = object;
      if (typeof assets !== 'number' || typeof liabilitiesAndEquity !== 'number') return undefined;
      const parts = ['equity', 'provisions', 'longTermLiabilities', 'shortTermLiabilities'];
      const total = parts.reduce((all, part) => all + Number(object[part] ?? 0), 0);
      const faults =
        total === liabilitiesAndEquity ? [] : [`${parts.join(' + ')} is ${total}, not ${liabilitiesAndEquity}`];
      return assets === liabilitiesAndEquity ? faults : [...faults, `assets ${assets} are not ${liabilitiesAndEquity}`];
    });
  });

  it('in equity ratios', () => {
    onExamples(2, (object) => {
      const balance = object.balanceSheet;
      const ratio = isObject(object.keyRatios) ? object.keyRatios.equityRatio : undefined;
      if (!isObject(balance) || typeof ratio !== 'number') return undefined;
      const computed = Math.round((1000 * Number(balance.equity)) / Number(balance.assets)) / 10;
      return computed === ratio ? [] : [`equityRatio is ${ratio}, but equity / assets gives ${computed}`];
    });
  });

  it('in request counts', () => {
    onExamples(5, (object) => {
      if (typeof object.total !== 'number' || object.groupBy === undefined) return undefined;
      const items = objects(object.items);
      const faults = items
        .filter(
          ({ count, billableCount, errors4xx, errors5xx }) =>
            Number(billableCount) + Number(errors4xx) + Number(errors5xx) !== Number(count),
        )
        .map(({ key }) => `${key}: billable and failed requests do not add up to count`);
      if (sum(items, 'count') !== object.total)
        faults.push(`total is ${object.total}, the items give ${sum(items, 'count')}`);
      if (sum(items, 'billableCount') !== object.billable)
        faults.push(`billable is ${object.billable}, the items give ${sum(items, 'billableCount')}`);
      return faults;
    });
  });

  it('in request counts cut another way', () => {
    const { threeDays, months, quota } = section('usage') as Record<string, JsonObject>;
    onExamples(5, (object) => {
      if (object.groupBy === undefined || !isObject(object.period)) return undefined;
      const items = objects(object.items);
      const facts = object.groupBy === 'MONTH' ? months : (threeDays?.[String(object.groupBy)] as JsonObject);
      const inThreeDays = JSON.stringify(object.period) === JSON.stringify(threeDays?.period);
      const counted = Object.fromEntries(items.map((item) => [String(item.key), item]));
      const faults = differences(object.quota ?? null, object.quota === null ? null : (quota ?? null));
      if (object.groupBy !== 'MONTH' && !inThreeDays) return faults;
      const whole = object.groupBy === 'MONTH' ? {} : (threeDays ?? {});
      return [...faults, ...differences(object, whole, ['total', 'billable']), ...differences(facts ?? {}, counted)];
    });
  });

  it('in bulk responses', () => {
    onExamples(1, (object) => {
      if (typeof object.requested !== 'number' || typeof object.found !== 'number') return undefined;
      const { requested, found, failed } = object;
      const faults =
        found + Number(failed) === requested ? [] : [`found ${found} and failed ${failed} are not ${requested}`];
      const inItems = objects(object.items).filter(({ status }) => status === 'FOUND').length;
      return object.items === undefined || inItems === found
        ? faults
        : [...faults, `${inItems} items are FOUND, not ${found}`];
    });
  });
});

describe('time runs forwards', () => {
  it.each([
    ['from', 'to'],
    ['validFrom', 'validTo'],
    ['registeredFrom', 'registeredTo'],
    ['agreementDate', 'takeoverDate'],
  ])('%s is not after %s', (start, end) => {
    onExamples(1, (object) => {
      const [from, to] = [object[start], object[end]];
      if (typeof from !== 'string' || typeof to !== 'string') return undefined;
      return from <= to ? [] : [`${start} ${from} is after ${end} ${to}`];
    });
  });
});
