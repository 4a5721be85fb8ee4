import { useEffect, useState } from 'react';
import type { Filter, PageGroup } from '../engine';
import { siteSearch } from './siteSearch';

/** What a query found. */
export interface Found {
  /** The query of the groups; an earlier one than in the field until its groups are there. */
  query: string;
  /** Pages with their best parts. */
  groups: PageGroup[];
  /** The query that was answered in its place, when nothing has a word of it. */
  corrected?: string;
  state: 'idle' | 'ready' | 'failed';
  /** Names like the query, when nothing was found. */
  suggestions: string[];
}

const NO_QUERY: Found = { query: '', groups: [], state: 'idle', suggestions: [] };

async function find(baseUrl: string, query: string, filter: Filter | undefined): Promise<Found> {
  const search = await siteSearch(baseUrl);
  if (query === '') {
    // Loaded before the first key is pressed.
    await search.open();
    return NO_QUERY;
  }
  const answer = await search.ask(query, filter);
  return { query, ...answer, state: 'ready', suggestions: answer.groups.length > 0 ? [] : search.suggestions(query) };
}

/**
 * What the query in the field finds. What the query before found stays until then, so that nothing flickers.
 *
 * @param text Text of the field.
 * @param filter Kind of results the reader wants; undefined for all.
 * @param attempt Another number searches again, after a failure.
 */
export function useHits(baseUrl: string, text: string, filter?: Filter, attempt = 0): Found {
  const [found, setFound] = useState(NO_QUERY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again
  useEffect(() => {
    let current = true;
    const query = text.trim();
    const show = (next: Found) => {
      if (current) setFound(next);
    };
    if (query === '') show(NO_QUERY);
    find(baseUrl, query, filter).then(show, () =>
      show({ ...NO_QUERY, query, state: query === '' ? 'idle' : 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, text, filter, attempt]);
  return found;
}

/** Number of results, pages and parts. */
export const countOf = ({ groups }: Found): number => groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);

/** What is said of the results when they are there. */
export function statusOf(found: Found): string {
  const { state, query, corrected } = found;
  if (state !== 'ready') return '';
  const count = countOf(found);
  if (count === 0) return 'No results';
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  return corrected === undefined ? results : `No results for “${query}”. ${results} for “${corrected}”`;
}
