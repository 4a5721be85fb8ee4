import type { Fault } from '../recognised';

/** Characters that follow each other in a value. */
export interface Part {
  /** Characters, as a regular expression has them between brackets. */
  of: string;
  least: number;
  most: number;
  /** One of the characters in words: `a digit`. */
  says: string;
  /** One of the characters. */
  fits: RegExp;
}

/** The form of a value, from its first character to its last. No part can take a character that the next one needs. */
export type Form = readonly Part[];

/** So many characters of a kind, or from `least` to `most`. */
export const part = (of: string, says: string, least: number, most = least): Part => ({
  of,
  says,
  least,
  most,
  fits: new RegExp(`^[${of}]$`, 'u'),
});

const countOf = ({ least, most }: Part): string => {
  if (least !== most) return `{${least},${most}}`;
  return least === 1 ? '' : `{${least}}`;
};

/** The form as a regular expression, as contracts write it. */
export const patternOf = (form: Form): RegExp =>
  new RegExp(`^${form.map((one) => `[${one.of}]${countOf(one)}`).join('')}$`, 'u');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** How many characters a value of the form has, in words. */
export function lengthOf(form: Form): string {
  const [least, most] = [sum(form.map((one) => one.least)), sum(form.map((one) => one.most))];
  return least === most ? `${most}` : `${least} to ${most}`;
}

const either = (says: readonly string[]): string => [...new Set(says)].join(' or ');

/** The first character that does not fit the form; undefined for a value that has it. */
export function faultIn(form: Form, value: string): Fault | undefined {
  const chars = [...value];
  let at = 0;
  /** Parts that could have taken the next character. */
  let open: Part[] = [];
  const missing = (): Fault => {
    const char = chars[at];
    if (char === undefined) return { at, says: `It ends after ${at} of ${lengthOf(form)} characters.` };
    if (open.length === 0) return { at, says: `It is longer than ${sum(form.map((one) => one.most))} characters.` };
    return { at, says: `Expected ${either(open.map(({ says }) => says))}.` };
  };
  for (const one of form) {
    let taken = 0;
    while (taken < one.most && one.fits.test(chars[at] ?? '')) {
      taken += 1;
      at += 1;
    }
    if (taken > 0) open = [];
    if (taken < one.most) open.push(one);
    if (taken < one.least) return missing();
  }
  return at < chars.length ? missing() : undefined;
}

/** How many characters would have to be others, or be there, or not be there; of forms with one length alone. */
export function distanceOf(form: Form, value: string): number {
  if (form.some(({ least, most }) => least !== most)) return Number.POSITIVE_INFINITY;
  const classes = form.flatMap(({ fits, most }) => Array<RegExp>(most).fill(fits));
  const chars = [...value];
  const wrong = classes.filter((fits, at) => chars[at] !== undefined && !fits.test(chars[at])).length;
  return wrong + Math.abs(classes.length - chars.length);
}
