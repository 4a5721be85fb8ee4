import type { Hit } from '../LoadedIndex';
import type { SearchRecord } from '../records';
import { queryTerms } from '../words';

const METHOD = /^(get|post|put|patch|delete|head|options)\s+/i;

/** Segments of a path without case and without the names of its parameters. */
const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .replace(/[?#].*/, '')
    .replace(/\{[^}]*\}?/g, '{}')
    .split('/')
    .filter(Boolean);

/** How well a path that was typed fits one of an operation: 0 when not at all. */
function fitOf(typed: readonly string[], path: readonly string[]): number {
  const named = path.filter((segment) => segment !== '{}');
  // Without the values, as people say it: `vehicles/insurance`.
  if (named.length > 1 && named.length < path.length && named.join('/') === typed.join('/')) return 30;
  for (let from = 0; from + typed.length <= path.length; from++) {
    const own = path.slice(from, from + typed.length);
    const fits = typed.every((segment, at) => {
      // A value stands where the contract has a parameter; the last segment may not be typed to its end.
      const isBegun = at === typed.length - 1 && own[at]?.startsWith(segment);
      return own[at] === segment || own[at] === '{}' || isBegun;
    });
    const same = typed.filter((segment, at) => own[at] === segment).length;
    const isValueAlone = own.every((segment) => segment === '{}');
    if (fits && !isValueAlone) return (from === 0 ? 20 : 10) + same + typed.length / path.length;
  }
  return 0;
}

/** The part of a text that is an address or a path, as a command, a log or a sentence has it. */
const pathIn = (text: string): string | undefined =>
  text
    .split(/[\s"'`<>]+/)
    .map((word) => word.replace(/^https?:\/\/[^/]+/, '').replace(/[.,;:)]+$/, ''))
    .find((word) => /^\/[^/]/.test(word));

/**
 * A path as it is typed, then without its first segments: the server may stand before it, and has segments of its own.
 *
 * @param least Segments that are left at least.
 */
const endings = (typed: readonly string[], least: number): (readonly string[])[] =>
  typed.map((_, at) => typed.slice(at)).filter((some, at) => at === 0 || some.length >= least);

/**
 * Operations by method and path, as a log or a program has them: `POST feature-store`, `/companies/09900012`.
 *
 * @returns the operations that fit, best first; none when the query is no path.
 */
export function findPaths(query: string, operations: readonly SearchRecord[]): Hit[] {
  const text = query.trim();
  const [, method = /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(text)?.[1]] = METHOD.exec(text) ?? [];
  const whole = text.replace(METHOD, '').trim();
  const path = /\s/.test(whole) || /^https?:/.test(whole) ? pathIn(whole) : whole;
  if (!path || (!method && !/[/{]/.test(path))) return [];
  const typed = segmentsOf(path);
  const named = path.match(/\{[^}]+\}/g) ?? [];
  const wanted = method?.toLowerCase();
  // One segment alone is as well the end of a page's path: `/docs/data-docs/attributes`.
  for (const segments of endings(typed, path === whole ? 2 : 1)) {
    const found = operations
      .filter((record) => record.path)
      .map((record) => {
        const fit = fitOf(segments, segmentsOf(record.path as string));
        const isOwn = named.length > 0 && named.every((name) => record.path?.includes(name));
        return { record, fit: fit > 0 ? fit + (record.method === wanted ? 50 : 0) + (isOwn ? 5 : 0) : 0 };
      })
      .filter(({ fit }) => fit > 0)
      .sort((a, b) => b.fit - a.fit);
    if (found.length > 0)
      return found.map(({ record, fit }) => ({ record, score: fit, coverage: 1, terms: queryTerms(path) }));
  }
  return [];
}
