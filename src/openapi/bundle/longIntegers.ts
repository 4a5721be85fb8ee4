import { parse } from 'yaml';
import type { Document } from '../document';

/** Characters of a private area of Unicode around the digits of an integer that a JavaScript number can't hold. */
const MARK = '\uE001';

const isLong = (value: unknown): value is bigint =>
  typeof value === 'bigint' && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);

/**
 * What may be such an integer, outside of quotes. Reading a file once more, to the digit, takes longer than all else that
 * is done with it: numbers in quotes or words, and shorter ones, are no reason to.
 */
const LONG = /(?<![\w."'`])0*(?:9[0-9]{15}|[1-9][0-9]{16,})(?![\w."'`])|\b0[ox][0-9a-f]{14}|!!int/i;

/** Puts the marked digits where `exact` has an integer that `node`, the same data, could not hold. */
function mark(node: unknown, exact: unknown): unknown {
  if (isLong(exact)) return MARK + exact + MARK;
  if (typeof node !== 'object' || node === null || typeof exact !== 'object' || exact === null) return node;
  for (const [key, value] of Object.entries(node)) {
    (node as Record<string, unknown>)[key] = mark(value, (exact as Record<string, unknown>)[key]);
  }
  return node;
}

/**
 * Keeps integers above 2^53 to the digit: they pass through the reading as text that `restoreIntegers` finds again.
 *
 * @param body Text of a contract file.
 * @param parsed What the file holds, with such integers rounded.
 */
export function markLongIntegers(body: string, parsed: unknown): unknown {
  if (!LONG.test(body)) return parsed;
  return mark(parsed, parse(body, { intAsBigInt: true, logLevel: 'silent', uniqueKeys: false, maxAliasCount: -1 }));
}

/** Whether a value is an integer whose digits were marked. */
export const isLongInteger = (value: unknown): boolean =>
  typeof value === 'string' && /^\uE001-?[0-9]+\uE001$/.test(value);

/** The mark as it is, in a URL and in an escape of JSON or of a programming language. */
const MARKS = '(?:\uE001|%EE%80%81|\\\\u[eE]001)';
const ESCAPED_QUOTE = `\\\\["']|'|&quot;|&#x27;|&#39;`;
const marked = (quote: string) => new RegExp(`(?:${quote})?${MARKS}(-?[0-9]+)${MARKS}(?:${quote})?`, 'g');
const IN_FILE = marked(`${ESCAPED_QUOTE}|"`);
const IN_JSON = marked(ESCAPED_QUOTE);

/** The text of a file for people, with every marked integer as its digits, without the quotes that text has. */
export const restoreIntegers = (text: string): string => text.replace(IN_FILE, '$1');

/** The same for JSON that is parsed again: an integer that is a whole value stays text, one inside a text loses its quotes. */
export const restoreIntegersInJson = (json: string): string => json.replace(IN_JSON, '$1');

/**
 * Reads a bundled contract that was written as JSON.
 *
 * @param text JSON as `restoreIntegers` left it.
 * @returns The document, with long integers as marked text.
 */
export const parseBundled = (text: string): Document => markLongIntegers(text, JSON.parse(text)) as Document;
