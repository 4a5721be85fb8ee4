import { describe, expect, it } from 'vitest';
import { buildPiece } from '../build/buildPiece';
import { record, words } from './index.fixture';
import { SortedTable } from './SortedTable';
import { TextIndex } from './TextIndex';

/** Returns a file with records of these titles, numbered from `first`. */
function file(first: number, ...titles: string[]) {
  const piece = buildPiece(
    titles.map((title, at) => record(`${first + at}`, { title, href: `/${first + at}` })),
    words,
  );
  return {
    addTo: (index: TextIndex) =>
      index.add(
        titles.map((_, at) => first + at),
        piece.lengths,
        new SortedTable(piece.terms),
      ),
  };
}

const FIRST = ['car', 'carrier', 'cargo of a car'];
const findPrefix = (index: TextIndex, text: string) => index.find(text, { isPrefix: true });

describe('a word while it is typed', () => {
  it('finds the same after each letter as a new index does', () => {
    const typed = new TextIndex();
    file(0, ...FIRST).addTo(typed);
    for (const text of ['c', 'ca', 'car', 'carg', 'carr', 'ca', 'x']) {
      const fresh = new TextIndex();
      file(0, ...FIRST).addTo(fresh);
      expect(findPrefix(typed, text), text).toEqual(findPrefix(fresh, text));
    }
  });

  it('is found in a file that was added between two letters, and in the earlier ones by shorter texts', () => {
    const index = new TextIndex();
    file(0, ...FIRST).addTo(index);
    findPrefix(index, 'ca');
    file(3, 'cart', 'car').addTo(index);
    expect(findPrefix(index, 'car').numbers.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(findPrefix(index, 'ca').numbers.sort()).toEqual([0, 1, 2, 3, 4]);
    expect(index.find('car').numbers.sort()).toEqual([0, 2, 4]);
  });
});

describe('several terms', () => {
  const index = new TextIndex();
  file(0, 'red car', 'car', 'red boat', 'old red car').addTo(index);

  it('are found in records with all of them, with the sum of their scores', () => {
    const both = index.findAll(['red', 'car']);
    expect(both.numbers).toEqual([0, 3]);
    const scoreIn = (term: string) => {
      const { numbers, scores } = index.find(term);
      return scores[numbers.indexOf(3)] as number;
    };
    expect(both.scores[1]).toBe(scoreIn('red') + scoreIn('car'));
    expect(both.terms[1]).toEqual(['red', 'car']);
  });

  it('are not found if no record has one of them', () => {
    expect(index.findAll(['red', 'train']).size).toBe(0);
    expect(index.findAll([]).size).toBe(0);
  });
});
