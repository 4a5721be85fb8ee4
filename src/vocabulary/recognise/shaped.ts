import { dateFault } from './checks';

/** Letters that are typed or scanned in place of digits. */
const DIGIT_BY_LETTER: Readonly<Record<string, string>> = { O: '0', o: '0', I: '1', l: '1' };
const digitsOf = (text: string): string =>
  [...text].flatMap((char) => DIGIT_BY_LETTER[char] ?? (/\d/.test(char) ? char : [])).join('');

const BETWEEN = '[-_/\\u2010-\\u2015\\u2212]';
const WHOLE = new RegExp(`^([\\dOoIl]{6})\\s?${BETWEEN}\\s?([\\dOoIl]{1,5})$`, 'u');
const WITHIN = new RegExp(`(?<![\\p{L}\\d])[\\dOoIl]{6}\\s?${BETWEEN}\\s?\\d[\\dOoIl]{3,4}(?![\\p{L}\\d])`, 'u');
/** Ten digits, contiguous or with the date in groups. */
const TEN_DIGITS = /(?<![\p{L}\d])\d{2}[ .-]?\d{2}[ .-]?\d{2}[ .-]{0,3}\d{4}(?![\p{L}\d])/gu;

const hasDate = (digits: string): boolean => !dateFault(digits.padEnd(10, '0'));

/** True if a text is evidently a CPR number: six digits, a hyphen and four digits, or fewer digits after a date. */
export function isMeantAsCpr(text: string): boolean {
  const [, date = '', serial = ''] = WHOLE.exec(text) ?? [];
  return serial.length === 4 || hasDate(digitsOf(date));
}

/** True if a text contains something with the hyphen of a CPR number. */
export const holdsHyphened = (text: string): boolean => WITHIN.test(text);

/** True if a text contains ten digits that begin with a date. */
export const holdsDated = (text: string): boolean =>
  [...text.matchAll(TEN_DIGITS)].some(([ten]) => hasDate(digitsOf(ten)));

/** True if a text can be an incomplete CPR number. */
export const beginsLikeCpr = (text: string): boolean => /^\d{6}[\s.-]?\d{1,3}$/.test(text) && hasDate(digitsOf(text));
