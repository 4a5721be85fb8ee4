import { fetchText } from '../../lib/fetchText';
import { loadOnce } from '../../lib/loadOnce';
import { sitePath } from '../../lib/sitePath';
import { type CodeHit, codeFinder } from './findCodes';
import type { SearchedList } from './searchData';

/** File below the site, written by the plugin. */
const DATA = '/code-lists/search.json';

export { type CodeHit, codeFinder };
export type FindCodes = (question: string) => CodeHit[];

/** Loads the code search; its data is fetched once. */
export const loadCodes = loadOnce(
  async (): Promise<FindCodes> => codeFinder(JSON.parse(await fetchText(sitePath(DATA))) as SearchedList[]),
);
