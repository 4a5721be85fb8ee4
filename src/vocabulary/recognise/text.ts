/** A character, and its position in what was typed, from 1. */
interface Typed {
  char: string;
  at: number;
}

/** A text whose characters know where they were typed. */
export type Text = readonly Typed[];

/** One way to bring a text nearer to the form that operations take. */
export interface Step {
  /** What it does, in words. */
  says: string;
  apply: (text: Text) => Text;
}

export function stringOf(text: Text): string {
  let all = '';
  for (const { char } of text) all += char;
  return all;
}

/** What a spreadsheet, a list or a sentence puts around a value. */
const AROUND = /^[\s,;:.=()[\]]$/u;
const QUOTES = /^["'`’“”]$/u;

export function trimmed(text: Text): Text {
  const isValue = ({ char }: Typed) => !AROUND.test(char);
  const from = text.findIndex(isValue);
  return from < 0 ? [] : text.slice(from, text.findLastIndex(isValue) + 1);
}

/** A full-width letter or digit as a plain one; what is written small above a line is no part of a value. */
const plain = (char: string): string => (char < '\u0080' || /\p{No}/u.test(char) ? char : char.normalize('NFKC'));

/** What was typed, with full-width and other forms of letters and digits as plain ones, without invisible characters and quotes. */
export function typed(text: string): Text {
  const chars = [...text.normalize('NFC')].flatMap((given, index) =>
    [...plain(given)].map((char) => ({ char, at: index + 1 })),
  );
  return trimmed(chars.filter(({ char }) => !/^\p{Cf}$/u.test(char) && !QUOTES.test(char)));
}

/** Whether a spreadsheet wrote a number with an exponent: its last digits are lost. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text.trim());

/** Leaves out every character of a kind. */
export const without = (kind: RegExp, says: string): Step => ({
  says,
  apply: (text) => (text.some(({ char }) => kind.test(char)) ? text.filter(({ char }) => !kind.test(char)) : text),
});

/** Leaves out what stands before a value. */
export const cut = (frame: RegExp, says: string): Step => ({
  says,
  apply: (text) => {
    const [whole = ''] = frame.exec(stringOf(text)) ?? [];
    return whole === '' ? text : text.slice([...whole].length);
  },
});

/** Leaves out what stands after a value. */
export const cutAfter = (value: RegExp, says: string): Step => ({
  says,
  apply: (text) => {
    const [kept] = value.exec(stringOf(text)) ?? [];
    return kept === undefined ? text : text.slice(0, [...kept].length);
  },
});

/** Writes characters in another way, each by one. */
export const written = (as: (char: string) => string, says: string): Step => ({
  says,
  apply: (text) =>
    text.map((one) => {
      const next = as(one.char);
      return next !== one.char && [...next].length === 1 ? { char: next, at: one.at } : one;
    }),
});

/** Puts characters in before the index. */
export const inserted = (text: Text, index: number, chars: string): Text => {
  const at = text[index]?.at ?? (text.at(-1)?.at ?? 0) + 1;
  return [...text.slice(0, index), ...[...chars].map((char) => ({ char, at })), ...text.slice(index)];
};
