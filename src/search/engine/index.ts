import { type Hit, LoadedIndex } from './LoadedIndex';
import type { Manifest, Piece } from './records';
import { queryTerms, splitCompound } from './words';

export type { Hit } from './LoadedIndex';
export * from './records';
export { withCodes } from './withCodes';

/** Reads a file of the index by its name. */
export type Load = <T>(file: string) => Promise<T>;

export interface Search {
  /** Loads what a first query needs. Later calls wait for the same loading; after a failure they try again. */
  open(): Promise<void>;
  /** Everything that matches, best first. Loads the files that have the words of the query. */
  find(query: string): Promise<Hit[]>;
  /** Names like a query that found nothing, in the files that are loaded. */
  suggestions(query: string): string[];
}

/** The file with the records of a term; none when the first file has all records. */
const fileOf = (pieces: Manifest['pieces'], term: string): string[] =>
  pieces
    .filter(([from]) => from <= term)
    .slice(-1)
    .map(([, file]) => file);

/**
 * The search of the site.
 *
 * @param load Reads a file of the index; may fail, and is called again then.
 */
export function createSearch(load: Load): Search {
  const loading = new Map<string, Promise<void>>();
  let manifest: Manifest;
  let index: LoadedIndex;
  let opening: Promise<void> | undefined;

  function loadFile(file: string): Promise<void> {
    const known = loading.get(file);
    if (known) return known;
    const promise = load<Piece>(file).then(({ records }) => index.add(records));
    loading.set(file, promise);
    promise.catch(() => loading.delete(file));
    return promise;
  }

  async function start() {
    manifest = await load<Manifest>('manifest.json');
    index ??= new LoadedIndex(new Set(manifest.parts));
    await loadFile(manifest.root);
  }

  function open() {
    opening ??= start();
    opening.catch(() => {
      opening = undefined;
    });
    return opening;
  }

  async function find(query: string) {
    await open();
    const parts = new Set(manifest.parts);
    const wanted = queryTerms(query).flatMap((term) => [term, ...splitCompound(term, parts)]);
    await Promise.all([...new Set(wanted.flatMap((term) => fileOf(manifest.pieces, term)))].map(loadFile));
    return index.search(query);
  }

  return { open, find, suggestions: (query) => index?.suggestions(query) ?? [] };
}
