import { lineInDataFile, noteDangling } from '../../../lib/danglingReferences';
import { nearestName } from '../../../lib/similarity';
import { joinNames } from '../../engine/names';
import type { SourceRecord } from '../SourceRecord';

/** An expected query whose result is a page or section. In any language; a few words. */
export interface ExpectedQuestion {
  /** Address of the page or section; `*#downloads` is that section on every page. */
  at: string;
  queries: readonly string[];
}

/** Removes the trailing slash of a folder's page. */
const addressOf = (href: string): string => href.replace(/\/(?=#|$)/, '');

const isAt = (at: string, href: string): boolean =>
  at.startsWith('*#') ? href.endsWith(at.slice(1)) : addressOf(href) === at;

/**
 * Adds expected queries to records. Queries for an address without a record are skipped and noted.
 *
 * @param file File with the queries, for messages.
 */
export function withQuestions(
  records: readonly SourceRecord[],
  questions: readonly ExpectedQuestion[],
  file: string,
): SourceRecord[] {
  const unmatched = questions.map(({ at }) => at).filter((at) => !records.some(({ href }) => isAt(at, href)));
  const pages = records.map(({ href }) => href).filter((href) => !href.includes('#'));
  const suggestionFor = (at: string) => (at.startsWith('*') ? '' : `; the nearest page is ${nearestName(at, pages)}`);
  const faultOf = (at: string) =>
    `${lineInDataFile(file, at)}: nothing is at ${at}${suggestionFor(at)}. Correct the address, or remove the entry.`;
  noteDangling(unmatched.map(faultOf));
  return records.map((record) => {
    const queries = questions.filter(({ at }) => isAt(at, record.href)).flatMap((question) => question.queries);
    return queries.length > 0 && record.kind !== 'field' ? { ...record, queries: joinNames(queries) } : record;
  });
}
