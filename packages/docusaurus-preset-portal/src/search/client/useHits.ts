import { startTransition, useEffect, useState } from 'react';
import { counted } from '../../lib/counted';
import type { Filter, SearchResults } from '../engine';
import { siteSearch } from './siteSearch';

/** State and results of a query. */
export interface SearchState extends SearchResults {
  /** The query of the groups; until new groups arrive it is older than the one in the field. */
  query: string;
  /** The filter of the groups, likewise. */
  filter?: Filter;
  state: 'idle' | 'ready' | 'failed';
}

const withoutQuery = (filter: Filter | undefined): SearchState => ({
  query: '',
  filter,
  groups: [],
  count: 0,
  state: 'idle',
});

/** Returns the next state, or the current one if both are empty: React then keeps text typed before hydration. */
const nextState = (currentState: SearchState, next: SearchState): SearchState =>
  currentState.query === '' && next.query === '' && currentState.filter === next.filter ? currentState : next;

async function search(query: string, filter: Filter | undefined, maxPages?: number): Promise<SearchState> {
  const search = await siteSearch();
  if (query !== '') return { query, filter, ...(await search.find(query, filter, maxPages)), state: 'ready' };
  // Preloads the index before the first key.
  await search.open();
  return withoutQuery(filter);
}

/**
 * Searches for the text in the field. The previous results stay until the new ones arrive, to avoid flicker.
 *
 * @param attempt A new number searches again, after a failure.
 */
export function useHits(text: string, filter?: Filter, attempt = 0, maxPages?: number): SearchState {
  const [found, setFound] = useState(() => withoutQuery(filter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt searches again, a change of the displayed results does not
  useEffect(() => {
    let current = true;
    const query = text.trim();
    const isTyped = query !== found.query;
    const show = (next: SearchState) => {
      if (!current) return;
      // Typing renders in a transition, so that the next key is not blocked. A filter renders at once.
      const update = () => setFound((currentState) => nextState(currentState, next));
      if (isTyped) startTransition(update);
      else update();
    };
    const emptyState = withoutQuery(filter);
    if (query === '') show(emptyState);
    search(query, filter, maxPages).then(show, () =>
      show(query === '' ? emptyState : { ...emptyState, query, state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [text, filter, attempt, maxPages]);
  return found;
}

/** Returns the status message of the results. */
export function statusOf(found: SearchState): string {
  const { state, query, corrected, count } = found;
  if (state !== 'ready') return '';
  if (count === 0) return 'No results';
  const results = counted(count, 'result');
  return corrected === undefined ? results : `No results for “${query}”. ${results} for “${corrected}”`;
}

/** True if the results page has controls to display: a filter can exclude every result. */
export const hasResultsPage = ({ state, count, filter }: SearchState): boolean =>
  state === 'ready' && (count > 0 || filter !== undefined);
