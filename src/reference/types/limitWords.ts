const DIGITS = /^(each )?matches \^\[0-9\]\{(\d+)\}\$$/;
const UUID = /^(each )?matches \^\[0-9a-fA-F\]\{8\}-\(\[0-9a-fA-F\]\{4\}-\)\{3\}\[0-9a-fA-F\]\{12\}\$$/;
/** A range from minus to plus a power of ten, or nines, of twelve digits and more says only that a number has an end. */
const ANY_NUMBER = /^(?:each )?-(10{11,}|9{12,}) to \1$/;

/**
 * A limit in fewer words where there are such: `8 digits`, `UUID`.
 *
 * @returns undefined for a limit that only repeats the type, as `-1000000000000 to 1000000000000` does.
 */
export function limitWords(text: string): string | undefined {
  const digits = DIGITS.exec(text);
  if (digits) return `${digits[1] ?? ''}${digits[2]} ${digits[2] === '1' ? 'digit' : 'digits'}`;
  const uuid = UUID.exec(text);
  if (uuid) return `${uuid[1] ?? ''}UUID`;
  return ANY_NUMBER.test(text) ? undefined : text;
}
