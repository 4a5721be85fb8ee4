import type { Variants } from './model';

const DIGITS = /^(each )?matches \^\[0-9\]\{(\d+)\}\$$/;
const UUID = /^(each )?matches \^\[0-9a-fA-F\]\{8\}-\(\[0-9a-fA-F\]\{4\}-\)\{3\}\[0-9a-fA-F\]\{12\}\$$/;
/** A range of ± a power of ten, or nines, with twelve or more digits is only a technical bound. */
const ANY_NUMBER = /^(?:each )?-(10{11,}|9{12,}) to \1$/;

/** Shortens a limit if possible: `8 digits`, `UUID`; undefined for a limit that only repeats the type. */
export function limitWords(text: string): string | undefined {
  const digits = DIGITS.exec(text);
  if (digits) return `${digits[1] ?? ''}${digits[2]} ${digits[2] === '1' ? 'digit' : 'digits'}`;
  const uuid = UUID.exec(text);
  if (uuid) return `${uuid[1] ?? ''}UUID`;
  return ANY_NUMBER.test(text) ? undefined : text;
}

/** What alternatives are for a value. */
export const SHAPES: Record<Variants['keyword'], string> = {
  oneOf: 'exactly one of these shapes',
  anyOf: 'one or more of these shapes',
  subtypes: 'one of these, with further fields',
  not: 'anything but this',
  if: 'depending on other fields',
};
