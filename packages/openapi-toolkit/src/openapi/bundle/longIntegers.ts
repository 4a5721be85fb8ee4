import { parse } from 'yaml';
import type { Document } from '../document';
import { INTEGER_MARK } from './integerMarks';

const isLong = (value: unknown): value is bigint =>
  typeof value === 'bigint' && (value > Number.MAX_SAFE_INTEGER || value < Number.MIN_SAFE_INTEGER);

/** Matches candidates for such integers outside quotes: parsing a file again with exact integers is slow. */
const LONG_INTEGER = /(?<![\w."'`])0*(?:9[0-9]{15}|[1-9][0-9]{16,})(?![\w."'`])|\b0[ox][0-9a-f]{14}|!!int/i;

function mark(node: unknown, exact: unknown): unknown {
  if (isLong(exact)) return INTEGER_MARK + exact + INTEGER_MARK;
  if (typeof node !== 'object' || node === null || typeof exact !== 'object' || exact === null) return node;
  for (const [key, value] of Object.entries(node)) {
    (node as Record<string, unknown>)[key] = mark(value, (exact as Record<string, unknown>)[key]);
  }
  return node;
}

/** Replaces integers above 2^53, which parsing rounds, by marked strings; `restoreIntegers` converts them back. */
export function markLongIntegers(body: string, parsed: unknown): unknown {
  if (!LONG_INTEGER.test(body)) return parsed;
  return mark(parsed, parse(body, { intAsBigInt: true, logLevel: 'silent', uniqueKeys: false, maxAliasCount: -1 }));
}

/** Parses a bundled contract from JSON, with long integers as marked strings. */
export const parseBundled = (text: string): Document => markLongIntegers(text, JSON.parse(text)) as Document;
