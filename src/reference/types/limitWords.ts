const DIGITS = /^(each )?matches \^\[0-9\]\{(\d+)\}\$$/;
const UUID = /^(each )?matches \^\[0-9a-fA-F\]\{8\}-\(\[0-9a-fA-F\]\{4\}-\)\{3\}\[0-9a-fA-F\]\{12\}\$$/;
const RANGE = /^(?:each )?(-\d+) to (\d+)$/;

/** From here on a range says only that a number is one that JSON can carry. */
const ANY_NUMBER = 1e11;

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
  const range = RANGE.exec(text);
  if (range && Number(range[1]) <= -ANY_NUMBER && Number(range[2]) >= ANY_NUMBER) return undefined;
  return text;
}
