import { houseFault } from './checks';
import { formFault, type ValueForm } from './form';
import { cut, inserted, type NormalisationStep, removeAll, rewrite, stringOf, type TypedText } from './text';

export const separators = removeAll(/[\s.\-\u2010-\u2015\u2212]/u, 'spaces, full stops and hyphens left out');
/** Removes separators from a text with a digit; words of letters only are unchanged. */
export const separatorsOfNumber: NormalisationStep = {
  says: separators.says,
  apply: (text) => (/\d/.test(stringOf(text)) ? separators.apply(text) : text),
};
/** Converts spreadsheet numbers: removes zeros after the decimal point and thousands separators. */
export const plainNumber: NormalisationStep = {
  says: 'written as a plain number',
  apply: (text) => {
    const [, zeros = ''] = /^(?:\d{4,}|\d{1,3}(?:[.,]\d{3})+)([.,]0{1,2})$/.exec(stringOf(text)) ?? [];
    const whole = text.slice(0, text.length - zeros.length);
    return /^\d{1,3}(?:,\d{3})+$/.test(stringOf(whole)) ? whole.filter(({ char }) => char !== ',') : whole;
  },
};
/** Normalisation steps for texts of digits. */
export const digitSteps: readonly NormalisationStep[] = [plainNumber, separators];
export const spaces = removeAll(/\s/u, 'spaces left out');
export const countryPrefix = cut(/^(?:dk[\s.-]*)+(?=\d)/i, 'DK left out');
const dashes = rewrite((char) => (/[\u2010-\u2015\u2212]/u.test(char) ? '-' : char), 'dashes as hyphens');
export const capitals = rewrite((char) => char.toUpperCase(), 'in capital letters');
export const small = rewrite((char) => char.toLowerCase(), 'in small letters');

const NORDIC: Readonly<Record<string, string>> = { ö: 'ø', Ö: 'Ø', ä: 'æ', Ä: 'Æ' };
export const danishLetters = rewrite((char) => NORDIC[char] ?? char, 'ö as ø, ä as æ');

/** Replaces `oe` by `ø`, for keyboards without Danish letters. */
export const danishPairs: NormalisationStep = {
  says: 'oe as ø, ae as æ',
  apply: (text) => {
    const [first, second, ...rest] = text;
    if (!first || !second) return text;
    const pair = { oe: 'ø', ae: 'æ', OE: 'Ø', AE: 'Æ' }[`${first.char}${second.char}`];
    return pair
      ? [{ char: pair, at: first.at }, ...danishPairs.apply(rest)]
      : [first, ...danishPairs.apply(text.slice(1))];
  },
};

/**
 * Restores the leading zero that a numeric column drops, if the value is valid with it. Such a column drops all
 * leading zeros.
 */
export const leadingZero = (form: ValueForm, check?: (value: string) => unknown): NormalisationStep => ({
  says: 'the leading zero added',
  apply: (text) => {
    if (text[0]?.char === '0') return text;
    const longer = inserted(text, 0, '0');
    const value = stringOf(longer);
    return formFault(form, value) || check?.(value) ? text : longer;
  },
});

const GROUPS = [8, 12, 16, 20];

/** Normalises a UUID: in braces, as a URN, at the end of a URL, with dashes, or without its hyphens. */
export const uuidSteps: readonly NormalisationStep[] = [
  spaces,
  cut(/^(?:urn:uuid:|https?:\/\/\S*\/)+/i, 'what stands before the UUID left out'),
  dashes,
  removeAll(/[{}]/, 'braces left out'),
  small,
  {
    says: 'hyphens put in',
    apply: (text) =>
      /^[0-9a-f]{32}$/.test(stringOf(text))
        ? GROUPS.reduceRight((all: TypedText, index) => inserted(all, index, '-'), text)
        : text,
  },
];

/** Checks the house number of a value that lost its leading zero. */
const isHouse = (value: string): boolean => houseFault(value.toUpperCase()) === undefined;

/** Returns the end of the house number: its letter is upper case, later letters are lower case. */
const houseEnd = (text: TypedText): number => (text.length === 18 && isHouse(`0${stringOf(text)}`) ? 11 : 12);

/** Pads a house number with a letter to four characters at the end. */
const filledHouse = (text: TypedText): TypedText => {
  const [, house = ''] = /^\d{8}(\d{1,2}[A-Z])$/.exec(stringOf(text)) ?? [];
  return house ? inserted(text, 8, '_'.repeat(4 - house.length)) : text;
};

/** Normalises a KVH or KVHX: padded with spaces instead of underscores, in any case, or without its leading zero. */
export const kvhxSteps = (form: ValueForm): readonly NormalisationStep[] => [
  rewrite((char) => (/\s/.test(char) ? '_' : char), 'spaces as underscores'),
  {
    says: 'the letter of the house as a capital, floor and door in small letters',
    apply: (text) =>
      text.map(({ char, at }, index) => ({
        char: index < houseEnd(text) ? char.toUpperCase() : char.toLowerCase(),
        at,
      })),
  },
  leadingZero(form, houseFault),
  { says: 'underscores before the house number', apply: filledHouse },
];

/** Reorders a parcel before its district: `12ab, 9990001`. */
const districtFirst = (text: TypedText): TypedText => {
  const [, number = '', gap = ''] = /^(\d{1,4}[a-zæøå]{1,3})([\s,;/–-]+)[1-9]\d{4,6}$/.exec(stringOf(text)) ?? [];
  const from = number.length + gap.length;
  return number ? [...text.slice(from), ...text.slice(number.length, from), ...text.slice(0, number.length)] : text;
};

/** Removes padding: registers pad a district to seven digits, a number to four. */
const withoutZeros = (text: TypedText): TypedText => {
  const [, zeros = '', district = '', more = ''] = /^(?=\d{1,7} )(0*)([1-9]\d* )(0*)[1-9]/.exec(stringOf(text)) ?? [];
  const from = zeros.length + district.length;
  return district ? [...text.slice(zeros.length, from), ...text.slice(from + more.length)] : text;
};

/** Normalises `9990001, 12 ab`: one space between the two parts of a cadastral key, none within them. */
export const keySteps: readonly NormalisationStep[] = [
  small,
  danishLetters,
  { says: 'the district before the number', apply: districtFirst },
  {
    says: 'one space between district and number',
    apply: (text) => {
      const [, district = '', gap = '', rest = ''] = /^(\d+)([\s,;/–-]+)(.*)$/.exec(stringOf(text)) ?? [];
      if (!gap || !/^\d/.test(rest)) return text;
      const from = district.length;
      const space = { char: ' ', at: text[from]?.at ?? 0 };
      const after = text.slice(from + gap.length).filter(({ char }) => !/\s/.test(char));
      return [...text.slice(0, from), space, ...after];
    },
  },
  { says: 'leading zeros left out', apply: withoutZeros },
];
