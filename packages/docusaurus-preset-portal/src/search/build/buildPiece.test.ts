import { describe, expect, it } from 'vitest';
import { decodeQuery } from '../engine/expectedQuery';
import { decodePostings } from '../engine/postings';
import { SortedTable } from '../engine/SortedTable';
import { buildPiece } from './buildPiece';
import type { SourceRecord } from './SourceRecord';

const record = (id: string, rest: Partial<SourceRecord> = {}): SourceRecord => ({
  id,
  kind: 'guide',
  title: id,
  where: '',
  href: `/${id}`,
  ...rest,
});

/** Returns the expected queries of records, decoded from the index. */
function queriesOf(...records: SourceRecord[]) {
  const { queries, terms } = buildPiece(records);
  return queries.split('\n').map((line) => decodeQuery(line, new SortedTable(terms)));
}

describe('a file of the index', () => {
  it('sorts its records by address', () => {
    const ids = (...records: SourceRecord[]) => buildPiece(records).records.map(({ id }) => id);
    const [a, b, c] = [record('a'), record('b'), record('c')] as const;
    for (const some of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
      [c, a, b],
    ])
      expect(ids(...some)).toEqual(['a', 'b', 'c']);
    const same = [record('second', { href: '/a' }), record('first', { href: '/a' })];
    expect(ids(...same)).toEqual(['second', 'first']);
  });

  it('lists the records of each name that is not displayed', () => {
    const { names } = buildPiece([
      record('a', { otherNames: 'auto · number plate' }),
      record('b', { otherNames: 'auto' }),
    ]);
    const positions = (name: string) => decodePostings(new SortedTable(names).get(name) ?? '');
    expect([positions('auto'), positions('numberplat'), positions('a')]).toEqual([[0, 1], [0], []]);
  });
});

describe('an expected query', () => {
  it.each<[string, string | undefined]>([
    // The terms identify the query, so the text is not stored.
    ['lost key', undefined],
    // Queries are compared without stop words.
    ['where is the key', ''],
  ])('%j is encoded as %j', (queries, folded) => {
    const [line] = queriesOf(record('x', { queries }));
    expect([line?.folded, 'folded' in (line ?? {})]).toEqual([folded, folded !== undefined]);
  });

  it('includes its text if another record has a query with the same terms', () => {
    const lines = queriesOf(
      record('x', { queries: 'lost plates · lost plate' }),
      record('y', { queries: 'lost plate · send' }),
    );
    expect(lines.map(({ folded }) => folded)).toEqual(['lostplates', 'lostplate', 'lostplate', undefined]);
  });
});
