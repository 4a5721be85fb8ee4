/** A character with its 1-based position in the typed text. */
interface Typed {
  char: string;
  at: number;
}

/** A text whose characters retain their typed positions. */
export type TypedText = readonly Typed[];

/** One normalisation step. */
export interface NormalisationStep {
  /** Description of the change. */
  says: string;
  apply: (text: TypedText) => TypedText;
}

export function stringOf(text: TypedText): string {
  let all = '';
  for (const { char } of text) all += char;
  return all;
}

/** Characters that spreadsheets, lists and sentences put around a value. */
const SURROUNDING = /^[\s,;:.=()[\]]$/u;
const QUOTES = /^["'`’“”]$/u;

export function trimmed(text: TypedText): TypedText {
  const isValue = ({ char }: Typed) => !SURROUNDING.test(char);
  const from = text.findIndex(isValue);
  return from < 0 ? [] : text.slice(from, text.findLastIndex(isValue) + 1);
}

/** Converts full-width letters and digits; superscripts are not part of a value. */
const plain = (char: string): string => (char < '\u0080' || /\p{No}/u.test(char) ? char : char.normalize('NFKC'));

/**
 * Converts a typed text: full-width and similar letters and digits become plain ones, invisible characters and quotes
 * are removed.
 */
export function typed(text: string): TypedText {
  const chars = [...text.normalize('NFC')].flatMap((given, index) =>
    [...plain(given)].map((char) => ({ char, at: index + 1 })),
  );
  return trimmed(chars.filter(({ char }) => !/^\p{Cf}$/u.test(char) && !QUOTES.test(char)));
}

/** True for a number in scientific notation: a spreadsheet dropped its last digits. */
export const isShortened = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text.trim());

/** Creates a step that removes every character of a kind. */
export const removeAll = (kind: RegExp, says: string): NormalisationStep => ({
  says,
  apply: (text) => (text.some(({ char }) => kind.test(char)) ? text.filter(({ char }) => !kind.test(char)) : text),
});

/** Creates a step that removes a prefix. */
export const cut = (frame: RegExp, says: string): NormalisationStep => ({
  says,
  apply: (text) => {
    const [whole = ''] = frame.exec(stringOf(text)) ?? [];
    return whole === '' ? text : text.slice([...whole].length);
  },
});

/** Creates a step that removes a suffix. */
export const cutAfter = (value: RegExp, says: string): NormalisationStep => ({
  says,
  apply: (text) => {
    const [kept] = value.exec(stringOf(text)) ?? [];
    return kept === undefined ? text : text.slice(0, [...kept].length);
  },
});

/** Creates a step that replaces characters one by one. */
export const rewrite = (as: (char: string) => string, says: string): NormalisationStep => ({
  says,
  apply: (text) =>
    text.map((letter) => {
      const next = as(letter.char);
      return next !== letter.char && [...next].length === 1 ? { char: next, at: letter.at } : letter;
    }),
});

/** Inserts characters before the index. */
export const inserted = (text: TypedText, index: number, chars: string): TypedText => {
  const at = text[index]?.at ?? (text.at(-1)?.at ?? 0) + 1;
  return [...text.slice(0, index), ...[...chars].map((char) => ({ char, at })), ...text.slice(index)];
};
