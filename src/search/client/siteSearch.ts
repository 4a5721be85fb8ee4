import type { Search } from '../engine';

let search: Promise<Search> | undefined;

async function start(baseUrl: string): Promise<Search> {
  // The engine comes with the first search, not with every page.
  const [{ createSearch }, { loadCodes }] = await Promise.all([
    import('../engine'),
    import('../../code-lists/client/loadCodes'),
  ]);
  return createSearch(async (file) => {
    // File names change with their contents; only the manifest has to be asked for again.
    const response = await fetch(
      `${baseUrl}search-index/${file}`,
      file === 'manifest.json' ? { cache: 'no-cache' } : {},
    );
    if (!response.ok) throw new Error(`${response.url} responded ${response.status}`);
    return response.json();
  }, loadCodes);
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
