import type { Search } from '../engine';
import { workerSearch } from './workerSearch';

let search: Promise<Search> | undefined;

async function start(baseUrl: string): Promise<Search> {
  try {
    return await workerSearch(baseUrl);
  } catch {
    // A browser, an extension or a policy of somebody's network without workers.
    const { localSearch } = await import('./localSearch');
    return localSearch(baseUrl);
  }
}

/**
 * The search of this site, the same for all callers. After a failure the next call tries again.
 *
 * @param baseUrl Path of the site, with a slash at the end.
 */
export function siteSearch(baseUrl: string): Promise<Search> {
  search ??= start(baseUrl);
  search.catch(() => {
    search = undefined;
  });
  return search;
}
