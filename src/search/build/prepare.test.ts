import { describe, expect, it } from 'vitest';
import { unpackAsked } from '../engine/askedLines';
import { decodePostings } from '../engine/postings';
import { SortedTable } from '../engine/SortedTable';
import { prepare } from './prepare';
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
function askedOf(...records: SourceRecord[]) {
  const { asked, terms } = prepare(records);
  return asked.split('\n').map((line) => unpackAsked(line, new SortedTable(terms)));
}

describe('a file of the index', () => {
  it('has its records by address, however they come', () => {
    const ids = (...records: SourceRecord[]) => prepare(records).records.map(({ id }) => id);
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

  it('shows of a record nothing that is only searched', () => {
    const [shown] = prepare([record('a', { also: 'b', asked: 'c', prose: 'd', text: 'e' })]).records;
    expect(shown).toEqual({ id: 'a', kind: 'guide', title: 'a', where: '', href: '/a', text: 'e' });
  });

  it('has the records of each name that is not shown', () => {
    const { names } = prepare([record('a', { also: 'auto · number plate' }), record('b', { also: 'auto' })]);
    const places = (name: string) => decodePostings(new SortedTable(names).get(name) ?? '');
    expect([places('auto'), places('numberplat'), places('a')]).toEqual([[0, 1], [0], []]);
  });
});

describe('what is asked for', () => {
  it.each<[string, string | undefined]>([
    // The terms identify the query, so the text is not stored.
    ['lost key', undefined],
    // Queries are compared without stop words.
    ['where is the key', ''],
  ])('%j is written as %j', (asked, folded) => {
    const [line] = askedOf(record('x', { asked }));
    expect([line?.folded, 'folded' in (line ?? {})]).toEqual([folded, folded !== undefined]);
  });

  it('is told apart by its letters where two records are asked for with the same terms', () => {
    const lines = askedOf(
      record('x', { asked: 'lost plates · lost plate' }),
      record('y', { asked: 'lost plate · send' }),
    );
    expect(lines.map(({ folded }) => folded)).toEqual(['lostplates', 'lostplate', 'lostplate', undefined]);
  });

  it('is not told apart from what is asked of the same record', () => {
    const lines = askedOf(record('x', { asked: 'send plates · send plate' }));
    expect(lines.map(({ folded }) => folded)).toEqual([undefined, undefined]);
  });
});
