import { apis } from '../apis';
import { warnOfStale } from '../stale';
import { isOperation, readPages, staleOperation } from './readPages';

/**
 * Where an address leads whose operation no contract has any more: to the overview of its API, with a warning.
 *
 * @param route Address without a fragment.
 * @param place What has the address, for the warning.
 * @returns undefined when there is such a page, or no such API.
 */
export async function insteadOf(route: string, place: string): Promise<string | undefined> {
  const api = apis.find((one) => route.startsWith(`${one.route}/`));
  if (!api) return undefined;
  const pages = await readPages();
  if (pages.some(({ permalink }) => permalink === route)) return undefined;
  const slug = route.slice(api.route.length + 1);
  warnOfStale(staleOperation(`${api.id}/${slug}`, pages.filter(isOperation)), place);
  return api.route;
}
