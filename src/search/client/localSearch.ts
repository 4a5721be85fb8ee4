import { loadCodes } from '../../code-lists/client/loadCodes';
import { createSearch, type Search } from '../engine';

/**
 * The search over the files of this site, in the thread that calls it.
 *
 * @param baseUrl Path of the site, with a slash at the end.
 */
export const localSearch = (baseUrl: string): Search =>
  createSearch(async (file) => {
    // File names change with their contents; only the manifest has to be asked for again.
    const response = await fetch(
      `${baseUrl}search-index/${file}`,
      file === 'manifest.json' ? { cache: 'no-cache' } : {},
    );
    if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
    return response.json();
  }, loadCodes);
