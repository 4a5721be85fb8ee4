import type { Hit } from './hits';
import { pageOf } from './pages';
import { namedBy, type Wanted } from './ranking';
import type { SearchRecord } from './records';

/** What a parameter in a path is more than another field of its name; less than letter for letter to a name. */
const IN_PATH = 0.5;

/**
 * Hits with those first that a query names as code writes them: they are meant, however many other records have its
 * words (`constructionYear`). Of several the one that its operation has in its path: that operation looks the thing up.
 *
 * @param hits Best first.
 * @param names The query, in the ways it is compared with names.
 * @param recordOf The record of a page by its address.
 */
export function namedFirst(
  hits: Hit[],
  names: readonly Wanted[],
  recordOf: (page: string) => SearchRecord | undefined,
): Hit[] {
  if (!names.some(({ isCode }) => isCode)) return hits;
  const pathHas = ({ href, title }: SearchRecord) => recordOf(pageOf(href))?.path?.includes(`{${title}}`) ?? false;
  const namedOf = (record: SearchRecord) => {
    const named = Math.max(...names.map((name) => namedBy(record, name)));
    return named > 0 && pathHas(record) ? named + IN_PATH : named;
  };
  return hits
    .map((hit) => ({ hit, named: namedOf(hit.record) }))
    .sort((a, b) => b.named - a.named)
    .map(({ hit }) => hit);
}
