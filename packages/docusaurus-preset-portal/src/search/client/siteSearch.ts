import type { SearchEngine } from '../engine';
import { workerSearch } from './workerSearch';

let search: Promise<SearchEngine> | undefined;

async function start(baseUrl: string): Promise<SearchEngine> {
  try {
    return await workerSearch(baseUrl);
  } catch {
    // Workers can be unavailable: an old browser, an extension, or a content policy of the network.
    const { localSearch } = await import('./localSearch');
    return localSearch(baseUrl);
  }
}

/**
 * Returns the shared search of this site. After a failure the next call tries again.
 *
 * @param baseUrl Base path of the site, with a trailing slash.
 */
export function siteSearch(baseUrl: string): Promise<SearchEngine> {
  search ??= start(baseUrl);
  search.catch(() => {
    search = undefined;
  });
  return search;
}
