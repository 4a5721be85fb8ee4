import { startTransition, useEffect, useState } from 'react';
import type { Answer, Filter } from '../engine';
import { siteSearch } from './siteSearch';

/** What a query found. */
export interface Found extends Answer {
  /** The query of the groups; an earlier one than in the field until its groups are there. */
  query: string;
  /** The filter of the groups, likewise. */
  filter?: Filter;
  state: 'idle' | 'ready' | 'failed';
}

const withoutQuery = (filter: Filter | undefined): Found => ({
  query: '',
  filter,
  groups: [],
  count: 0,
  state: 'idle',
  suggestions: [],
});

/**
 * What is shown next: what is shown now where nothing was asked before and after. React renders nothing then, and leaves
 * a field as it is in which somebody typed before the app was there.
 */
const after = (now: Found, next: Found): Found =>
  now.query === '' && next.query === '' && now.filter === next.filter ? now : next;

async function find(baseUrl: string, query: string, filter: Filter | undefined, most?: number): Promise<Found> {
  const search = await siteSearch(baseUrl);
  if (query !== '') return { query, filter, ...(await search.ask(query, filter, most)), state: 'ready' };
  // Loaded before the first key is pressed.
  await search.open();
  return withoutQuery(filter);
}

/**
 * What the query in the field finds. What the query before found stays until then, so that nothing flickers.
 *
 * @param text Text of the field.
 * @param filter Kind of results the reader wants; undefined for all.
 * @param attempt Another number searches again, after a failure.
 * @param most Pages that are wanted; all by default.
 */
export function useHits(baseUrl: string, text: string, filter?: Filter, attempt = 0, most?: number): Found {
  const [found, setFound] = useState(() => withoutQuery(filter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again, what is shown is none
  useEffect(() => {
    let current = true;
    const query = text.trim();
    const isTyped = query !== found.query;
    const show = (next: Found) => {
      if (!current) return;
      // While somebody types, the list is made in short steps: the next key waits for none. A filter is shown at once.
      const update = () => setFound((now) => after(now, next));
      if (isTyped) startTransition(update);
      else update();
    };
    const nothing = withoutQuery(filter);
    if (query === '') show(nothing);
    find(baseUrl, query, filter, most).then(show, () =>
      show(query === '' ? nothing : { ...nothing, query, state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [baseUrl, text, filter, attempt, most]);
  return found;
}

/** What is said of the results when they are there. */
export function statusOf(found: Found): string {
  const { state, query, corrected, count } = found;
  if (state !== 'ready') return '';
  if (count === 0) return 'No results';
  const results = `${count} ${count === 1 ? 'result' : 'results'}`;
  return corrected === undefined ? results : `No results for “${query}”. ${results} for “${corrected}”`;
}

/** Whether the page of results lists anything: without results it can, when a filter left them out. */
export const hasOthers = ({ state, count, filter }: Found): boolean =>
  state === 'ready' && (count > 0 || filter !== undefined);
