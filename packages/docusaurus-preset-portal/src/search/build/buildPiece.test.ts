import { describe, expect, it } from 'vitest';
import { words } from '../engine/index.fixture';
import { decodePostings } from '../engine/postings';
import { SortedTable } from '../engine/SortedTable';
import { buildPiece as build } from './buildPiece';
import type { SourceRecord } from './SourceRecord';

const buildPiece = (records: SourceRecord[]) => build(records, words);

const record = (id: string, rest: Partial<SourceRecord> = {}): SourceRecord => ({
  id,
  kind: 'guide',
  title: id,
  where: '',
  href: `/${id}`,
  ...rest,
});

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
