import type { ValueFault } from 'docusaurus-preset-portal/content';
import { passesModulus11 } from '../cvr';

/** Checks modulus 11 of a CVR number. */
export function cvrFault(value: string): ValueFault | undefined {
  if (/^0+$/.test(value)) return { at: 0, says: 'No CVR number has zeros alone.' };
  if (passesModulus11(value)) return undefined;
  const start = value.slice(0, -1);
  const right = [...'0123456789'].find((digit) => passesModulus11(`${start}${digit}`));
  const at = value.length - 1;
  const message =
    right === undefined
      ? 'Modulus 11 fails: no CVR number begins with these seven digits.'
      : `Modulus 11 fails: after these seven digits the last one is ${right}. One of the eight is mistyped.`;
  return { at, says: message };
}

/** Checks the house number of a KVH: 1 to 999 and an optional letter, padded on the left. */
export function houseFault(value: string): ValueFault | undefined {
  const house = value.slice(8, 12);
  if (/^_*[1-9][0-9]{0,2}[A-Z]?$/.test(house)) return undefined;
  return { at: 8, says: 'Expected a house number in four characters, filled up with underscores: __12, _12B.' };
}

/** Checks floor (3) and door (4) of a KVHX, each padded with underscores on the left: `__1__tv`. */
export function kvhxFault(value: string): ValueFault | undefined {
  const house = houseFault(value);
  if (house) return house;
  if (!/^_*(?:[1-9]\d?|st|kl|k[2-9])?$/.test(value.slice(12, 15)))
    return { at: 12, says: 'Expected a floor in three characters, filled up with underscores: __1, _st, _kl.' };
  if (!/^_*[0-9a-zæøå/-]*$/.test(value.slice(15)))
    return { at: 15, says: 'Expected a door in four characters, filled up with underscores: __tv, ___2.' };
  return undefined;
}

/**
 * True if a year of birth, from 1858 to 2057, is a leap year. Seventh digits up to 3 mean 1900, which was none; 1800
 * is out of range, and for all other years the century makes no difference.
 */
const isLeap = (short: number, seventh: number): boolean => short % 4 === 0 && (short > 0 || seventh > 3);

/**
 * Checks the date of a CPR number; in test numbers the day is increased by 60. The checksum is not checked, because
 * not all numbers have a valid one.
 */
export function dateFault(value: string): ValueFault | undefined {
  const digits = value.replace('-', '');
  const [day = 0, month = 0, short = 0] = [0, 2, 4].map((from) => Number(digits.slice(from, from + 2)));
  if (month < 1 || month > 12) return { at: 2, says: 'The third and fourth digits are no month.' };
  const days = month === 2 ? (isLeap(short, Number(digits[6])) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  const real = day > 60 ? day - 60 : day;
  return real < 1 || real > days ? { at: 0, says: 'The first two digits are no day of the month.' } : undefined;
}
