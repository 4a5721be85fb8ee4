import type { Hit } from './hits';
import { pageOf } from './pages';
import { type NameQuery, nameMatchLevel } from './ranking';
import type { SearchRecord } from './records';

/** Bonus of a path parameter over other fields of its name; less than that of an exact match. */
const IN_PATH = 0.5;

/**
 * Moves hits first that a query names as in code (`constructionYear`), however many other records contain its words.
 * Of several, the one in the path of its operation comes first, because that operation looks the thing up.
 *
 * @param hits Best first.
 * @param names Variants of the query for comparison with names.
 * @param recordOf Returns the record of a page by its address.
 */
export function namedFirst(
  hits: Hit[],
  names: readonly NameQuery[],
  recordOf: (page: string) => SearchRecord | undefined,
): Hit[] {
  if (!names.some(({ isCode }) => isCode)) return hits;
  const pathHas = ({ href, title }: SearchRecord) => recordOf(pageOf(href))?.path?.includes(`{${title}}`) ?? false;
  const levelOf = (record: SearchRecord) => {
    const named = Math.max(...names.map((name) => nameMatchLevel(record, name)));
    return named > 0 && pathHas(record) ? named + IN_PATH : named;
  };
  return hits
    .map((hit) => ({ hit, named: levelOf(hit.record) }))
    .sort((a, b) => b.named - a.named)
    .map(({ hit }) => hit);
}
