import { dateFault } from './checks';

/** Letters that are typed or scanned for digits. */
const LIKE: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };
const digitsOf = (text: string): string =>
  [...text].flatMap((char) => LIKE[char] ?? (/\d/.test(char) ? char : [])).join('');

const BETWEEN = '[-_/\\u2010-\\u2015\\u2212]';
const WHOLE = new RegExp(`^([\\dOoIl]{6})\\s?${BETWEEN}\\s?([\\dOoIl]{1,5})$`, 'u');
const WITHIN = new RegExp(`(?<![\\p{L}\\d])[\\dOoIl]{6}\\s?${BETWEEN}\\s?\\d[\\dOoIl]{3,4}(?![\\p{L}\\d])`, 'u');
/** Ten digits, in one piece or with the date in groups. */
const TEN = /(?<![\p{L}\d])\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]{0,3}\d{4}(?![\p{L}\d])/gu;

const hasDate = (digits: string): boolean => !dateFault(digits.padEnd(10, '0'));

/** Whether a text is meant as a CPR number: four digits after six and a hyphen, or some of them after a date. */
export function isMeantAsCpr(text: string): boolean {
  const [, date = '', serial = ''] = WHOLE.exec(text) ?? [];
  return serial.length === 4 || hasDate(digitsOf(date));
}

/** Whether something with the hyphen of a CPR number stands anywhere in a text. */
export const holdsHyphened = (text: string): boolean => WITHIN.test(text);

/** Whether ten digits that begin with a date stand anywhere in a text. */
export const holdsDated = (text: string): boolean => [...text.matchAll(TEN)].some(([ten]) => hasDate(digitsOf(ten)));

/** Whether a text can be a CPR number that is not typed to its end. */
export const beginsLikeCpr = (text: string): boolean => /^\d{6}[\s.-]?\d{1,3}$/.test(text) && hasDate(digitsOf(text));
