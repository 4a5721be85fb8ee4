import { finders, language } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../lib/sitePath';
import { createSearch, type SearchEngine } from '../engine';

/** Search over the index files of this site, in the calling thread. */
export const localSearch = (): SearchEngine =>
  createSearch(
    async (file) => {
      const response = await fetch(sitePath(`/${file}`), { cache: 'no-cache' });
      if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
      return response.json();
    },
    { language, finders },
  );
