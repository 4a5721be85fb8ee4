import { expect, it } from 'vitest';
import { cvrFault, dateFault } from './checks';

it.each([
  ['09900012', undefined],
  ['00000000', 'No CVR number has zeros alone.'],
  ['09900013', 'Modulus 11 fails: after these seven digits the last one is 2. One of the eight is mistyped.'],
  ['10000020', 'Modulus 11 fails: after these seven digits the last one is'],
  ['00000061', 'Modulus 11 fails: no CVR number begins with these seven digits.'],
])('CVR %s: %s', (value, says) => {
  const fault = cvrFault(value);
  expect(fault?.says.slice(0, says?.length)).toBe(says);
  if (fault) expect(fault.at).toBe(value === '00000000' ? 0 : 7);
});

const NO_DAY = { at: 0, says: 'The first two digits are no day of the month.' };
const NO_MONTH = { at: 2, says: 'The third and fourth digits are no month.' };

/** On 29 February the seventh digit determines the century of the year: 1900 was no leap year, 2000 was one. */
it.each<[string, string, object | undefined]>([
  ['a day', '010190-0000', undefined],
  ['the last day of the year', '3112900000', undefined],
  ['day 0', '0001900000', NO_DAY],
  ['day 32', '3201900000', NO_DAY],
  ['day 31 of a short month', '3104900000', NO_DAY],
  ['day 31 of November', '3111900000', NO_DAY],
  ['day 30 of a short month', '3004900000', undefined],
  ['day 31 of a long one', '3107900000', undefined],
  ['day 30 of February', '3002920000', NO_DAY],
  ['month 0', '0100900000', NO_MONTH],
  ['month 13', '0113900000', NO_MONTH],
  ['a day of a number for tests', '6101900000', undefined],
  ['day 91 and 60', '9201900000', NO_DAY],
  ['1996', '290296-1000', undefined],
  ['1997', '2902971000', NO_DAY],
  ['1900, seventh digit 0', '2902000000', NO_DAY],
  ['1900, seventh digit 3', '2902003000', NO_DAY],
  ['2000, seventh digit 9', '2902009000', undefined],
  ['2000, seventh digit 5', '2902005000', undefined],
  ['2000, seventh digit 8', '2902008000', undefined],
  ['2036, seventh digit 4', '2902364000', undefined],
  ['1940, seventh digit 4', '2902404000', undefined],
  ['2056, seventh digit 5', '2902565000', undefined],
  ['1860, seventh digit 5', '2902605000', undefined],
])('%s: %s', (_, value, fault) => expect(dateFault(value)).toEqual(fault));
