import { pageOfResult } from './pages';
import type { Hit, SearchRecord } from './records';
import { type NameQuery, nameMatchLevel } from './weights';

/** Bonuses over other fields of the name; less than that of an exact match. */
const IS_PARAMETER = 0.25;
const IN_PATH = 0.5;
/** Level of a text that has the name as a whole. */
const HAS_NAME = 0.5;

/** Anchor of a parameter or header. */
const PARAMETER = /#(?:path|query|header|cookie|response-\w+-headers)\./;

/**
 * Moves hits first that a query names as in code (`constructionYear`), however many other records contain its words. Of
 * several, the one in the path of its operation comes first, because that operation looks the thing up; then parameters
 * and headers. After them come texts that have the whole name, such as the change that removed it.
 */
export function namedFirst(
  hits: Hit[],
  names: readonly NameQuery[],
  term: string | undefined,
  recordOf: (page: string) => SearchRecord | undefined,
): Hit[] {
  if (!names.some(({ isCode }) => isCode)) return hits;
  const pathHas = ({ href, title }: SearchRecord) =>
    recordOf(pageOfResult(href))?.path?.includes(`{${title}}`) ?? false;
  const levelOf = ({ record, terms }: Hit) => {
    const named = Math.max(...names.map((name) => nameMatchLevel(record, name)));
    if (named === 0) return term && terms.includes(term) ? HAS_NAME : 0;
    return named + (pathHas(record) ? IN_PATH : PARAMETER.test(record.href) ? IS_PARAMETER : 0);
  };
  return hits
    .map((hit) => ({ hit, named: levelOf(hit) }))
    .sort((a, b) => b.named - a.named)
    .map(({ hit }) => hit);
}
