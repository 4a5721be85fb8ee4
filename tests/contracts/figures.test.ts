import { describe, it } from 'vitest';
import { isObject } from './contracts';
import { onExamples } from './on-examples';

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
