import type { Hit, SearchRecord } from '../records';
import type { Words } from '../words';

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
  const named = path.match(/\{[^}]+\}/g) ?? [];
  const methodName = method?.toLowerCase();
  // A single segment can also be the end of a page's path: `/docs/data-docs/attributes`.
  for (const segments of endings(typed, path === whole ? 2 : 1)) {
    const found = operations
      .filter((record) => record.path)
      .map((record) => {
        const fit = fitOf(segments, segmentsOf(record.path as string));
        const hasParameters = named.length > 0 && named.every((name) => record.path?.includes(name));
        return { record, fit: fit > 0 ? fit + (record.method === methodName ? 50 : 0) + (hasParameters ? 5 : 0) : 0 };
      })
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit);
    if (found.length > 0)
      return found.map(({ record, fit }) => ({ record, score: fit, coverage: 1, terms: queryTerms(path) }));
  }
  return [];
}
