import { identifierHref, identifierName } from '../../../vocabulary/identifiers';
import { type Recognised, recognise } from '../../../vocabulary/recognise';
import type { Hit } from '../LoadedIndex';
import { pageOf } from '../pages';
import type { SearchRecord } from '../records';

/** An operation with the value in its path, when it has a place there. */
function filled(record: SearchRecord, name: string, { value, verdict }: Recognised): SearchRecord {
  const path = record.path?.replace(`{${name}}`, encodeURIComponent(value));
  const isInPath = path !== record.path;
  return {
    ...record,
    id: `i:${record.id}`,
    ...(path && { path: isInPath ? path : `${path}?${name}=${encodeURIComponent(value)}` }),
    text: verdict,
  };
}

/** How early an operation takes an identifier: in its path, and as its only one. */
const rank = ({ path, takes = [] }: SearchRecord, name: string): number =>
  (path?.includes(`{${name}}`) ? 0 : 10) + takes.length + (path?.split('/').length ?? 0) / 10;

/**
 * What a pasted identifier is, and the operations that take it, with the value filled in.
 *
 * @param page The record of a page by its address.
 * @returns nothing when the query is no identifier.
 */
export function findIdentifiers(
  query: string,
  operations: readonly SearchRecord[],
  page: (address: string) => SearchRecord | undefined,
): Hit[] {
  const hits = recognise(query).flatMap((found): Hit[] => {
    const { identifier, isValid, isPersonal, verdict } = found;
    const taking = isValid && !isPersonal ? operations.flatMap((record) => takers(record, found)) : [];
    const href = identifierHref(identifier);
    const guide = href ? page(pageOf(href)) : undefined;
    const about: SearchRecord[] =
      guide && href
        ? [
            {
              ...guide,
              id: `i:${identifier}`,
              title: identifierName(identifier),
              where: `Guides › ${guide.title}`,
              href,
              text: verdict,
            },
          ]
        : [];
    const told = taking.sort((a, b) => a.order - b.order).map(({ record }) => record);
    return [...told, ...about].map((record) => ({ record, score: 1, coverage: 1, terms: [] }));
  });
  return hits;
}

/** An operation that takes the identifier, with its place among them. */
function takers(record: SearchRecord, found: Recognised): { record: SearchRecord; order: number }[] {
  const [, name] = record.takes?.find(([identifier]) => identifier === found.identifier) ?? [];
  return name === undefined ? [] : [{ record: filled(record, name, found), order: rank(record, name) }];
}
