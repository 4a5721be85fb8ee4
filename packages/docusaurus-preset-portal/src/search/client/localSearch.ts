import { searched } from 'docusaurus-preset-portal/content';
import { loadCodes } from '../codes/loadCodes';
import { createSearch, type SearchEngine } from '../engine';

/**
 * Search over the index files of this site, in the calling thread.
 *
 * @param baseUrl Base path of the site, with a trailing slash.
 */
export const localSearch = (baseUrl: string): SearchEngine =>
  createSearch(
    async (file) => {
      // File names contain a hash of the content; only the manifest has to be revalidated.
      const response = await fetch(
        `${baseUrl}search-index/${file}`,
        file === 'manifest.json' ? { cache: 'no-cache' } : {},
      );
      if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
      return response.json();
    },
    searched.kinds.includes('code') ? loadCodes : undefined,
  );
