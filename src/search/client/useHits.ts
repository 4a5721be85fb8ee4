import { useEffect, useState } from 'react';
import type { Hit } from '../engine';
import { siteSearch } from './siteSearch';

/** What a query found. */
export interface Found {
  /** The query of the hits; an earlier one than in the field until its hits are there. */
  query: string;
  hits: Hit[];
  state: 'idle' | 'ready' | 'failed';
  /** Names like the query, when nothing was found. */
  suggestions: string[];
}

const NO_QUERY: Found = { query: '', hits: [], state: 'idle', suggestions: [] };

async function find(baseUrl: string, query: string): Promise<Found> {
  const search = await siteSearch(baseUrl);
  if (query === '') {
    // Loaded before the first key is pressed.
    await search.open();
    return NO_QUERY;
  }
  const hits = await search.find(query);
  return { query, hits, state: 'ready', suggestions: hits.length > 0 ? [] : search.suggestions(query) };
}

/**
 * The hits of the query in the field. The hits of the query before stay until they are there, so that
 * nothing flickers.
 *
 * @param text Text of the field.
 * @param attempt Another number searches again, after a failure.
 */
export function useHits(baseUrl: string, text: string, attempt = 0): Found {
  const [found, setFound] = useState(NO_QUERY);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to search again
  useEffect(() => {
    let current = true;
    const query = text.trim();
    const show = (next: Found) => {
      if (current) setFound(next);
    };
    if (query === '') show(NO_QUERY);
    find(baseUrl, query).then(show, () => show({ ...NO_QUERY, query, state: query === '' ? 'idle' : 'failed' }));
    return () => {
      current = false;
    };
  }, [baseUrl, text, attempt]);
  return found;
}
