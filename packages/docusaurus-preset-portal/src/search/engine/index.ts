import type { SearchFinders, SearchLanguage } from '../../content/site';
import { loadOnce } from '../../lib/loadOnce';
import { findMessages, findPaths, findStatuses } from './intent';
import { LoadedIndex } from './LoadedIndex';
import { countOf, groupByPage, type PageGroup } from './pages';
import { type Filter, type Hit, INDEX_FILE, passes, type SearchIndex } from './records';
import { createWords } from './words';

export type { PageGroup, PageRecord } from './pages';
export * from './records';
export { FILTERS, type Filter } from './records';

/** Loads the JSON of a file of the site, by its path without the first slash. */
export type Load = <T>(file: string) => Promise<T>;

/** Results of a query. */
export interface SearchResults {
  /** Pages with their best sections, best first. */
  groups: PageGroup[];
  /** Total number of results, pages and sections, including pages beyond the maximum. */
  count: number;
  /** The corrected query, if the original one had unknown words. */
  corrected?: string;
}

export interface SearchEngine {
  /** Preloads the index. Concurrent calls share one load; after a failure the next call tries again. */
  open(): Promise<void>;
  /** Searches. */
  find(query: string, filter?: Filter, maxPages?: number): Promise<SearchResults>;
}

function distinct(hits: readonly Hit[]): Hit[] {
  const seen = new Set<string>();
  return hits.filter(({ record: { href } }) => !seen.has(href) && seen.add(href));
}

/** Creates the search of a site. If the file of `finders.codes` can't be loaded, codes are left out. */
export function createSearch(
  load: Load,
  { language, finders = {} }: { language: SearchLanguage; finders?: SearchFinders },
): SearchEngine {
  const words = createWords(language);
  const codes = finders.codes?.(words, load);
  let index: LoadedIndex;

  const open = loadOnce(async () => {
    index = new LoadedIndex(words, await load<SearchIndex>(INDEX_FILE));
  });

  async function hitsOf(query: string, filter?: Filter): Promise<Hit[]> {
    const operations = index.ofKind('operation');
    const exactHits = [
      ...findMessages(query, index.messages, words),
      ...(finders.identify?.(query, operations, index.page) ?? []),
      ...findPaths(query, operations, words),
      ...findStatuses(query, index.ofKind('guide'), words),
    ];
    const hits = index.search(codes ? await codes.expand(query, index.hasMatches) : query);
    return distinct([...exactHits, ...(codes ? await codes.merge(query, hits, filter === 'codes') : hits)]);
  }

  async function find(query: string, filter?: Filter, maxPages = Number.POSITIVE_INFINITY): Promise<SearchResults> {
    await open();
    const hits = await hitsOf(query, filter);
    const corrected = hits.some(({ coverage }) => coverage === 1) ? undefined : index.corrected(query);
    const queryHits = corrected === undefined ? hits : await hitsOf(corrected, filter);
    const filteredHits = queryHits.filter(({ record }) => passes(record.kind, filter));
    const groups = groupByPage(filteredHits, index.page);
    return {
      groups: groups.slice(0, maxPages),
      count: countOf(groups),
      ...(corrected !== undefined && { corrected }),
    };
  }

  return { open, find };
}
