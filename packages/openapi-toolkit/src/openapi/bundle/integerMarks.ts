/** Private-use character around the digits of an integer that a JavaScript number cannot represent. */
export const INTEGER_MARK = '\uE001';

/** True for an integer whose digits were marked. */
export const isLongInteger = (value: unknown): boolean =>
  typeof value === 'string' && /^\uE001-?[0-9]+\uE001$/.test(value);

/** Matches the mark as it is, in a URL, and escaped in JSON or a programming language. */
const MARKS = '(?:\uE001|%EE%80%81|\\\\u[eE]001)';
const ESCAPED_QUOTE = `\\\\["']|'|&quot;|&#x27;|&#39;`;
const marked = (quote: string) => new RegExp(`(?:${quote})?${MARKS}(-?[0-9]+)${MARKS}(?:${quote})?`, 'g');
const IN_FILE = marked(`${ESCAPED_QUOTE}|"`);
const IN_JSON = marked(ESCAPED_QUOTE);

/** Replaces every marked integer in a displayed file by its digits, without the surrounding quotes. */
export const restoreIntegers = (text: string): string => text.replace(IN_FILE, '$1');

/** Replaces marked integers in JSON that is parsed again: a whole value stays a string, one in a string loses its quotes. */
export const restoreIntegersInJson = (json: string): string => json.replace(IN_JSON, '$1');
