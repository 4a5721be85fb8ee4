import type { SearchedList } from '../build/searchData';
import { type CodeHit, codeFinder } from './findCodes';

/** File below the site, written by the plugin. */
const DATA = '/code-lists/search.json';

export { type CodeHit, codeFinder };
export type FindCodes = (question: string) => CodeHit[];

let finder: Promise<FindCodes> | undefined;

async function load(): Promise<FindCodes> {
  const response = await fetch(DATA);
  if (!response.ok) throw new Error(`${DATA} responded ${response.status}`);
  return codeFinder((await response.json()) as SearchedList[]);
}

/** Loads the code search; its data is fetched once. After a failure the next call tries again. */
export function loadCodes(): Promise<FindCodes> {
  finder ??= load();
  finder.catch(() => {
    finder = undefined;
  });
  return finder;
}
