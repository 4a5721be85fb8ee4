import { describe, expect, it } from 'vitest';
import { PhraseIndex } from './PhraseIndex';
import { encodePostings } from './postings';
import type { SearchRecord } from './records';
import { SortedTable } from './SortedTable';

const record = (id: string): SearchRecord => ({ id, kind: 'guide', title: id, where: '', href: `/${id}` });
const records = [record('a'), undefined, record('b')];
/** The positions of these terms are 0, 1 and 2. */
const words = new SortedTable('key 0\nlost 0\nsend 0');

const fileOf = (queries: string, places: number[]) =>
  new PhraseIndex(records, { queries, queryRecords: encodePostings(places) }, words);
const found = (file: PhraseIndex, term: string) =>
  file.withTerm(term).map(({ record: { id }, joined, folded }) => [id, joined, folded]);

describe('the expected queries of a file', () => {
  const file = fileOf('0 1;;keylost\n0\n2 0;3;-\n2', [0, 0, 1, 2]);

  it.each<[string, [string, string, string | undefined][]]>([
    [
      'key',
      [
        ['a', 'keylost', 'keylost'],
        ['a', 'key', undefined],
      ],
    ],
    ['lost', [['a', 'keylost', 'keylost']]],
    // The record of the third line is missing because an earlier file has it.
    ['send', [['b', 'send', undefined]]],
    ['unknown', []],
  ])('with %j', (term, questions) => expect(found(file, term)).toEqual(questions));

  it('are decoded once', () => expect(file.withTerm('key')[0]).toBe(file.withTerm('lost')[0]));

  it('are none without queries, and without a word', () => {
    expect(found(fileOf('', []), 'key')).toEqual([]);
    expect(found(fileOf(';1;-', [0]), 'key')).toEqual([]);
  });
});
