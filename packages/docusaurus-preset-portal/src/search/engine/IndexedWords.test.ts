import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IndexedWords, typingErrors } from './IndexedWords';

const indexedWords = (...titles: string[]): IndexedWords => {
  const unread = titles.flatMap((title) => title.split(' ')).map((word) => [word, 1] as const);
  return new IndexedWords(() => unread.splice(0));
};

const word = fc.string({ unit: fc.constantFrom('b', 'c', 'd'), minLength: 3, maxLength: 9 });

describe('the nearest indexed word', () => {
  it('has the fewest errors, whatever its length', () =>
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), word, fc.constantFrom(1, 2), (titles, typed, allowed) => {
        const [nearest] = indexedWords(...titles).nearest(typed, allowed);
        const single = (indexedWord: string) => indexedWord.replace(/(.)\1+/g, '$1');
        const errors = (indexedWord: string) => {
          if (Math.abs(indexedWord.length - typed.length) > allowed) return Number.POSITIVE_INFINITY;
          return single(indexedWord) === single(typed) ? 0.5 : typingErrors(typed, indexedWord);
        };
        const least = Math.min(...titles.map(errors));
        expect(nearest === undefined ? Number.POSITIVE_INFINITY : errors(nearest)).toBe(
          least > allowed ? Number.POSITIVE_INFINITY : least,
        );
      }),
    ));

  it('is the most frequent one, then the one added first', () => {
    expect(indexedWords('bcdf', 'bcdg', 'bcdg too').nearest('bcdh', 1)).toEqual(['bcdg', 'bcdf']);
    expect(indexedWords('bcdf', 'bcdg').nearest('bcdh', 1)).toEqual(['bcdf', 'bcdg']);
    // By length, the other word would come first.
    expect(indexedWords('bcdfg', 'bcf').nearest('bcdf', 1)).toEqual(['bcdfg', 'bcf']);
    // A word with more errors is not a candidate.
    expect(indexedWords('bbcdf', 'bcdg').nearest('bcdf', 1)).toEqual(['bbcdf']);
  });

  it('is computed again after words were added', () => {
    const unread: [string, number][] = [['bcdf', 1]];
    const words = new IndexedWords(() => unread.splice(0));
    expect(words.nearest('kcdg', 1)).toEqual([]);
    unread.push(['kcdf', 1]);
    expect(words.nearest('kcdg', 1)).toEqual(['kcdf']);
  });
});

it('returns a number above the maximum for larger distances', () =>
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 0.5, 1, 2), (typed, other, maxErrors) => {
      const errors = typingErrors(typed, other);
      const found = typingErrors(typed, other, maxErrors);
      expect(errors > maxErrors ? found > maxErrors : found === errors).toBe(true);
    }),
  ));

it.each([
  ['compnay', 'company', 1],
  ['ompany', 'company', 2],
  ['compare', 'company', 2],
])('%s, %s: %i', (typed, word, errors) => expect(typingErrors(typed, word)).toBe(errors));
