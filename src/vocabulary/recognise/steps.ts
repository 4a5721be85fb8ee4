import { type Form, faultIn } from './form';
import { cut, inserted, type Step, stringOf, type Text, without, written } from './text';

export const separators = without(/[\s.\-\u2010-\u2015\u2212]/u, 'spaces, full stops and hyphens left out');
export const spaces = without(/\s/u, 'spaces left out');
export const countryPrefix = cut(/^(?:dk)+/i, 'DK left out');
export const capitals = written((char) => char.toUpperCase(), 'in capital letters');
export const small = written((char) => char.toLowerCase(), 'in small letters');

const NORDIC: Readonly<Record<string, string>> = { ö: 'ø', Ö: 'Ø', ä: 'æ', Ä: 'Æ' };
export const danishLetters = written((char) => NORDIC[char] ?? char, 'ö as ø, ä as æ');

/** `oe` is how keyboards without Danish letters write `ø`. */
export const danishPairs: Step = {
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

/** Puts back the leading zero that a column of numbers drops, where the value is right with it. */
export const leadingZero = (form: Form, check?: (value: string) => unknown): Step => ({
  says: 'the leading zero added',
  apply: (text) => {
    const longer = inserted(text, 0, '0');
    const value = stringOf(longer);
    return faultIn(form, value) || check?.(value) ? text : longer;
  },
});

const GROUPS = [8, 12, 16, 20];

/** A UUID in braces, as a URN, or without its hyphens. */
export const uuidSteps: readonly Step[] = [
  spaces,
  cut(/^(?:urn:uuid:)+/i, 'what stands before the UUID left out'),
  without(/[{}]/, 'braces left out'),
  small,
  {
    says: 'hyphens put in',
    apply: (text) =>
      /^[0-9a-f]{32}$/.test(stringOf(text))
        ? GROUPS.reduceRight((all: Text, index) => inserted(all, index, '-'), text)
        : text,
  },
];

/** Characters up to the house number, whose letter is a capital one; those after it are small. */
const houseEnd = (text: Text): number => (text.length === 18 ? 11 : 12);

/** A KVH or KVHX: padded with spaces in place of underscores, in any case, or without its leading zero. */
export const kvhxSteps = (form: Form): readonly Step[] => [
  written((char) => (/\s/.test(char) ? '_' : char), 'spaces as underscores'),
  {
    says: 'the letter of the house as a capital, floor and door in small letters',
    apply: (text) =>
      text.map(({ char, at }, index) => ({
        char: index < houseEnd(text) ? char.toUpperCase() : char.toLowerCase(),
        at,
      })),
  },
  leadingZero(form),
];

/** `9990001, 12 ab`: one space between the two parts of a cadastral key, none within them. */
export const keySteps: readonly Step[] = [
  small,
  danishLetters,
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
];
