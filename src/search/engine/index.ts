import { type Hit, Pool } from './pool';
import type { Manifest, Piece } from './records';
import { queryTerms, splitCompound } from './words';

export type { Hit } from './pool';
export * from './records';

/** Gets a file of the index by its name. */
export type Load = <T>(file: string) => Promise<T>;

export interface Search {
  /** Loads what a first query needs. Later calls share the first one's work; after a failure they try again. */
  open(): Promise<void>;
  /** Everything that matches, best first; loads the pieces of the index the words need. */
  find(query: string): Promise<Hit[]>;
  /** Names near to a query that found nothing. */
  near(query: string): string[];
}

/** The file with the records of a term; none when the first file has everything. */
const fileFor = (pieces: Manifest['pieces'], term: string): string[] =>
  pieces
    .filter(([from]) => from <= term)
    .slice(-1)
    .map(([, file]) => file);

/** The site search, over whatever `load` reads the index from. */
export function createSearch(load: Load): Search {
  const loading = new Map<string, Promise<void>>();
  let manifest: Manifest;
  let pool: Pool;
  let opening: Promise<void> | undefined;

  function take(file: string): Promise<void> {
    const known = loading.get(file);
    if (known) return known;
    const promise = load<Piece>(file).then(({ records }) => pool.add(records));
    loading.set(file, promise);
    promise.catch(() => loading.delete(file));
    return promise;
  }

  async function start() {
    manifest = await load<Manifest>('manifest.json');
    pool ??= new Pool(new Set(manifest.parts));
    await take(manifest.root);
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
    const typed = queryTerms(query).flatMap((term) => [term, ...splitCompound(term, parts)]);
    await Promise.all([...new Set(typed.flatMap((term) => fileFor(manifest.pieces, term)))].map(take));
    return pool.search(query);
  }

  return { open, find, near: (query) => pool?.near(query) ?? [] };
}
