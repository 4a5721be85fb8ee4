import type { SearchFinders, SearchLanguage } from '../../content/site';
import { loadOnce } from '../../lib/loadOnce';
import { findMessages, findPaths, findStatuses } from './intent';
import { LoadedIndex } from './LoadedIndex';
import { countOf, groupByPage, type PageGroup } from './pages';
import { type Filter, type Hit, INDEX_FOLDER, type Manifest, type Piece, passes } from './records';
import { firstWhere } from './SortedTable';
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
  /** Similar names in the loaded files, if there are no results. */
  suggestions: string[];
}

export interface SearchEngine {
  /** Preloads the index. Concurrent calls share one load; after a failure the next call tries again. */
  open(): Promise<void>;
  /** Searches. Loads the files that contain the words of the query. */
  find(query: string, filter?: Filter, maxPages?: number): Promise<SearchResults>;
}

/** Returns the file with the records of a term; none if the initial file has all records. */
function fileOf(pieces: Manifest['pieces'], term: string): string[] {
  const next = firstWhere(pieces, ([from]) => from > term);
  return pieces.slice(Math.max(0, next - 1), next).map(([, file]) => file);
}

/** Maximum number of files loaded per query, so that long queries wait no longer than short ones. */
export const MAX_FILES = 2;

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
  const { nameInCode, queryWords, splitCompound, stem } = words;
  const codes = finders.codes?.(words, load);
  const loading = new Map<string, Promise<void>>();
  let manifest: Manifest;
  let index: LoadedIndex;

  function loadFile(file: string): Promise<void> {
    const pending = loading.get(file);
    if (pending) return pending;
    const promise = load<Piece>(`${INDEX_FOLDER}/${file}`).then((piece) => index.add(piece));
    loading.set(file, promise);
    promise.catch(() => loading.delete(file));
    return promise;
  }

  async function start() {
    manifest = await load<Manifest>(`${INDEX_FOLDER}/manifest.json`);
    index ??= new LoadedIndex(words, manifest.synonyms, manifest.words);
    await loadFile(manifest.root);
  }

  const open = loadOnce(start);

  async function searchWords(query: string): Promise<Hit[]> {
    // Long words first: they are the most specific.
    const typed = queryWords(query).sort((a, b) => b.length - a.length);
    const filteredHits = typed.flatMap((word) => [stem(word), ...splitCompound(word, index.parts)]);
    const name = nameInCode(query);
    const files = new Set([...(name ? [name] : []), ...filteredHits].flatMap((term) => fileOf(manifest.pieces, term)));
    await Promise.all([...files].slice(0, MAX_FILES).map(loadFile));
    return index.search(codes ? await codes.expand(query, index.hasMatches) : query);
  }

  async function hitsOf(query: string, filter?: Filter): Promise<Hit[]> {
    const operations = index.ofKind('operation');
    const exactHits = [
      ...findMessages(query, manifest.messages ?? [], words),
      ...(finders.identify?.(query, operations, index.page) ?? []),
      ...findPaths(query, operations, words),
      ...findStatuses(query, index.ofKind('guide'), words),
    ];
    const hits = await searchWords(query);
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
      suggestions: groups.length > 0 ? [] : index.suggestions(query),
    };
  }

  return { open, find };
}
