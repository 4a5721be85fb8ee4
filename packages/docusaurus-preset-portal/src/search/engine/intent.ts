import { fold } from '../../lib/fold';
import { type Hit, type Message, type SearchRecord, splitNames } from './records';
import { foldedWords, type Words } from './words';

const METHOD = /^(get|post|put|patch|delete|head|options)\s+/i;

/** Returns the segments of a path in lower case, without parameter names. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/[?#].*/, '')
    .replace(/\{[^}]*\}?/g, '{}')
    .split('/')
    .filter(Boolean);

/** Scores a typed path against one of an operation: 0 if it does not match. */
function fitOf(typed: readonly string[], path: readonly string[]): number {
  const named = path.filter((segment) => segment !== '{}');
  // Without the values, as people write it: `vehicles/insurance`.
  if (named.length > 1 && named.length < path.length && named.join('/') === typed.join('/')) return 30;
  for (let from = 0; from + typed.length <= path.length; from++) {
    const segments = path.slice(from, from + typed.length);
    const fits = typed.every((segment, at) => {
      // A value matches a parameter of the contract; the last segment may be incomplete.
      const isIncomplete = at === typed.length - 1 && segments[at]?.startsWith(segment);
      return segments[at] === segment || segments[at] === '{}' || isIncomplete;
    });
    const same = typed.filter((segment, at) => segments[at] === segment).length;
    const isValueAlone = segments.every((segment) => segment === '{}');
    if (fits && !isValueAlone) return (from === 0 ? 20 : 10) + same + typed.length / path.length;
  }
  return 0;
}

/** Extracts the URL or path from a command, a log line or a sentence. */
const pathIn = (text: string): string | undefined =>
  text
    .split(/[\s"'`<>]+/)
    .map((word) => word.replace(/^https?:\/\/[^/]+/, '').replace(/[.,;:)]+$/, ''))
    .find((word) => /^\/[^/]/.test(word));

/** Returns a typed path, then its suffixes of at least `minSegments`: the server before it can have segments. */
const endings = (typed: readonly string[], minSegments: number): (readonly string[])[] =>
  typed.map((_, at) => typed.slice(at)).filter((some, at) => at === 0 || some.length >= minSegments);

/** Finds operations by method and path, as in logs and code: `POST feature-store`, `/companies/09900012`. */
export function findPaths(query: string, operations: readonly SearchRecord[], { queryTerms }: Words): Hit[] {
  const text = query.trim();
  const [, method = /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(text)?.[1]] = METHOD.exec(text) ?? [];
  const whole = text.replace(METHOD, '').trim();
  const path = /\s/.test(whole) || /^https?:/.test(whole) ? pathIn(whole) : whole;
  if (!path || (!method && !/[/{]/.test(path))) return [];
  const typed = segmentsOf(path);
  const methodName = method?.toLowerCase();
  // A single segment can also be the end of a page's path: `/docs/data-docs/attributes`.
  for (const segments of endings(typed, path === whole ? 2 : 1)) {
    const found = operations
      .filter((record) => record.path)
      .map((record) => {
        const fit = fitOf(segments, segmentsOf(record.path as string));
        return { record, fit: fit > 0 && record.method === methodName ? fit + 50 : fit };
      })
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit);
    if (found.length > 0)
      return found.map(({ record, fit }) => ({ record, score: fit, coverage: 1, terms: queryTerms(path) }));
  }
  return [];
}

/** Minimum number of words of a text that can be pasted from a response or a log. */
const MIN_WORDS = 4;
/** A text of fewer words must have at least this share of the message: three words of it can be a question, too. */
const SURE_WORDS = 6;
const MIN_SHARE = 0.5;
const MAX_HITS = 4;

/** Returns the words of a text in a row, without those with digits: values differ in each response. */
const rowOf = (text: string): string[] => foldedWords(text).filter((word) => !/\d/.test(word));

const has = (row: readonly string[], part: readonly string[]): boolean =>
  ` ${row.join(' ')} `.includes(` ${part.join(' ')} `);

/** True if a pasted text is a message, a large part of it, or contains it. */
function isFrom(pasted: readonly string[], message: readonly string[]): boolean {
  if (Math.min(pasted.length, message.length) < MIN_WORDS) return false;
  if (has(pasted, message)) return true;
  return has(message, pasted) && (pasted.length >= SURE_WORDS || pasted.length / message.length >= MIN_SHARE);
}

/** Finds the texts of errors that a query contains or is a part of, whatever values stand in them; the nearest first. */
export function findMessages(query: string, messages: readonly Message[], { queryTerms }: Words): Hit[] {
  const pasted = [query, query.replace(/"[^"]*"/g, ' ')].map(rowOf);
  return messages
    .map((message) => ({ message, row: rowOf(message.title.replace(/"[^"]*"/g, ' ')) }))
    .filter(({ row }) => pasted.some((item) => isFrom(item, row)))
    .sort((a, b) => b.row.length - a.row.length)
    .slice(0, MAX_HITS)
    .map(({ message }) => ({
      record: { id: `m:${message.href}`, ...message },
      score: 1,
      coverage: 1,
      terms: queryTerms(query),
    }));
}

const isStatus = (word: string): boolean => /^[45]\d\d$/.test(word);

/** True if a record describes an error: its names contain a status code. */
export const describesError = ({ kind, label }: SearchRecord): boolean =>
  kind === 'guide' && splitNames(label).some(isStatus);

/** Finds sections about errors by status code, alone or with words that add nothing: `429`, `why do I get 403`. */
export function findStatuses(
  query: string,
  guides: readonly SearchRecord[],
  { language, significantWords }: Words,
): Hit[] {
  const words = significantWords(query);
  const [status, ...others] = words.filter(isStatus);
  if (!status || others.length > 0) return [];
  if (words.some((word) => word !== status && !language.statusWords.some((statusWord) => fold(statusWord) === word)))
    return [];
  return guides
    .filter(({ label }) => splitNames(label).includes(status))
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1))
    .map((record) => ({ record, score: 1, coverage: 1, terms: [status] }));
}
