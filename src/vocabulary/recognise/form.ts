import type { ValueFault } from 'docusaurus-preset-portal/content';

/** Consecutive characters of the same kind in a value. */
export interface FormPart {
  /** Characters, as in brackets of a regular expression. */
  of: string;
  least: number;
  most: number;
  /** Description of one of the characters: `a digit`. */
  says: string;
  /** Pattern of one of the characters. */
  fits: RegExp;
}

/** The form of a value, from its first character to its last. No part can match a character that the next one needs. */
export type ValueForm = readonly FormPart[];

/** Creates a part of `least` characters, or from `least` to `most`. */
export const part = (of: string, says: string, least: number, most = least): FormPart => ({
  of,
  says,
  least,
  most,
  fits: new RegExp(`^[${of}]$`, 'u'),
});

const countOf = ({ least, most }: FormPart): string => {
  if (least !== most) return `{${least},${most}}`;
  return least === 1 ? '' : `{${least}}`;
};

/** Returns the form as a regular expression for contracts. */
export const formPattern = (form: ValueForm): RegExp =>
  new RegExp(`^${form.map((formPart) => `[${formPart.of}]${countOf(formPart)}`).join('')}$`, 'u');

const sum = (numbers: readonly number[]): number => numbers.reduce((all, number) => all + number, 0);

/** Returns the length of values of the form, in words. */
export function lengthOf(form: ValueForm): string {
  const [least, most] = [sum(form.map((formPart) => formPart.least)), sum(form.map((formPart) => formPart.most))];
  return least === most ? `${most}` : `${least} to ${most}`;
}

const either = (says: readonly string[]): string => [...new Set(says)].join(' or ');

/** Returns the first character that does not match the form; undefined for a matching value. */
export function formFault(form: ValueForm, value: string): ValueFault | undefined {
  const chars = [...value];
  let at = 0;
  /** Parts that could have matched the next character. */
  let open: FormPart[] = [];
  const missing = (): ValueFault => {
    const char = chars[at];
    if (char === undefined) return { at, says: `It ends after ${at} of ${lengthOf(form)} characters.` };
    if (open.length === 0)
      return { at, says: `It is longer than ${sum(form.map((formPart) => formPart.most))} characters.` };
    return { at, says: `Expected ${either(open.map(({ says }) => says))}.` };
  };
  for (const formPart of form) {
    let taken = 0;
    while (taken < formPart.most && formPart.fits.test(chars[at] ?? '')) {
      taken += 1;
      at += 1;
    }
    if (taken > 0) open = [];
    if (taken < formPart.most) open.push(formPart);
    if (taken < formPart.least) return missing();
  }
  return at < chars.length ? missing() : undefined;
}

/** Returns the number of characters to change, insert or delete; for forms with a fixed length only. */
export function distanceOf(form: ValueForm, value: string): number {
  if (form.some(({ least, most }) => least !== most)) return Number.POSITIVE_INFINITY;
  const classes = form.flatMap(({ fits, most }) => Array<RegExp>(most).fill(fits));
  const chars = [...value];
  const wrong = classes.filter((fits, at) => chars[at] !== undefined && !fits.test(chars[at])).length;
  return wrong + Math.abs(classes.length - chars.length);
}
