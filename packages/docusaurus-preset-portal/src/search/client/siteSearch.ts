import { loadOnce } from '../../lib/loadOnce';
import type { SearchEngine } from '../engine';
import { workerSearch } from './workerSearch';

/** Returns the shared search of this site. After a failure the next call tries again. */
export const siteSearch = loadOnce<SearchEngine>(async () => {
  try {
    return await workerSearch();
  } catch {
    // Workers can be unavailable: an old browser, an extension, or a content policy of the network.
    const { localSearch } = await import('./localSearch');
    return localSearch();
  }
});
