import { parse } from 'yaml';
import type { Document } from '../document';
import { INTEGER_MARK } from './integerMarks';

const isLong = (value: unknown): value is bigint =>
  typeof value === 'bigint' && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);

/**
 * Candidates for such integers outside quotes. Parsing a file a second time with exact integers is the slowest step, so
 * quoted numbers, digits in words and shorter numbers do not trigger it.
 */
const LONG_INTEGER = /(?<![\w."'`])0*(?:9[0-9]{15}|[1-9][0-9]{16,})(?![\w."'`])|\b0[ox][0-9a-f]{14}|!!int/i;

/** Replaces values of `node` by the marked digits from `exact`, the same data with exact integers. */
function mark(node: unknown, exact: unknown): unknown {
  if (isLong(exact)) return INTEGER_MARK + exact + INTEGER_MARK;
  if (typeof node !== 'object' || node === null || typeof exact !== 'object' || exact === null) return node;
  for (const [key, value] of Object.entries(node)) {
    (node as Record<string, unknown>)[key] = mark(value, (exact as Record<string, unknown>)[key]);
  }
  return node;
}

/**
 * Preserves integers above 2^53 as marked strings, which `restoreIntegers` converts back.
 *
 * @param body Text of a contract file.
 * @param parsed The parsed file, with such integers rounded.
 */
export function markLongIntegers(body: string, parsed: unknown): unknown {
  if (!LONG_INTEGER.test(body)) return parsed;
  return mark(parsed, parse(body, { intAsBigInt: true, logLevel: 'silent', uniqueKeys: false, maxAliasCount: -1 }));
}

/**
 * Parses a bundled contract from JSON.
 *
 * @param text JSON as `restoreIntegers` left it.
 * @returns the document, with long integers as marked strings.
 */
export const parseBundled = (text: string): Document => markLongIntegers(text, JSON.parse(text)) as Document;
