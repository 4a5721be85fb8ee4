import { useEffect, useState } from 'react';
import type { Hit } from '../engine';
import { siteSearch } from './client';

export interface Found {
  /** The query the hits are for; behind what is typed while they are being found. */
  query: string;
  hits: Hit[];
  state: 'idle' | 'ready' | 'failed';
  /** Near words, when nothing was found. */
  near: string[];
}

const NOTHING: Found = { query: '', hits: [], state: 'idle', near: [] };

async function ask(baseUrl: string, query: string): Promise<Found> {
  const search = await siteSearch(baseUrl);
  if (query === '') {
    // What the first key needs is loaded before it is pressed.
    await search.open();
    return NOTHING;
  }
  const hits = await search.find(query);
  return { query, hits, state: 'ready', near: hits.length > 0 ? [] : search.near(query) };
}

/**
 * The hits for what is typed. The last good ones stay until the next are there,
 * so that nothing flickers.
 *
 * @param attempt Counts up to try again after a failure.
 */
export function useHits(baseUrl: string, typed: string, attempt = 0): Found {
  const [found, setFound] = useState(NOTHING);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is a reason to ask again
  useEffect(() => {
    let current = true;
    const query = typed.trim();
    const show = (next: Found) => {
      if (current) setFound(next);
    };
    if (query === '') show(NOTHING);
    ask(baseUrl, query).then(show, () => show({ query, hits: [], state: query === '' ? 'idle' : 'failed', near: [] }));
    return () => {
      current = false;
    };
  }, [baseUrl, typed, attempt]);
  return found;
}
