import { fetchText, loadOnce } from 'docusaurus-preset-portal/browser';
import { sitePath } from 'docusaurus-preset-portal/terms';
import { codeFinder, type FindCodes } from './findCodes';
import { CODES_FILE, type SearchedList } from './searchData';

/** Loads the code search of a page; its data is fetched once. */
export const loadCodes = loadOnce(
  async (): Promise<FindCodes> => codeFinder(JSON.parse(await fetchText(sitePath(`/${CODES_FILE}`))) as SearchedList[]),
);
