import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KnownWords } from './KnownWords';
import { typingErrors } from './typingErrors';

const knownWords = (...titles: string[]): KnownWords => {
  const unread = titles.flatMap((title) => title.split(' ')).map((word) => [word, 1] as const);
  return new KnownWords(() => unread.splice(0));
};

const word = fc.string({ unit: fc.constantFrom('b', 'c', 'd'), minLength: 3, maxLength: 9 });

describe('the nearest known word', () => {
  it('is none with fewer errors, of any length', () =>
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), word, fc.constantFrom(1, 2), (titles, typed, allowed) => {
        const [near] = knownWords(...titles).nearest(typed, allowed);
        const single = (one: string) => one.replace(/(.)\1+/g, '$1');
        const errors = (one: string) => {
          if (Math.abs(one.length - typed.length) > allowed) return Number.POSITIVE_INFINITY;
          return single(one) === single(typed) ? 0.5 : typingErrors(typed, one);
        };
        const least = Math.min(...titles.map(errors));
        expect(near === undefined ? Number.POSITIVE_INFINITY : errors(near)).toBe(
          least > allowed ? Number.POSITIVE_INFINITY : least,
        );
      }),
    ));

  it('is the one that stands most often, then the one that came first', () => {
    expect(knownWords('bcdf', 'bcdg', 'bcdg too').nearest('bcdh', 1)).toEqual(['bcdg', 'bcdf']);
    expect(knownWords('bcdf', 'bcdg').nearest('bcdh', 1)).toEqual(['bcdf', 'bcdg']);
    // By length, the other word would come first.
    expect(knownWords('bcdfg', 'bcf').nearest('bcdf', 1)).toEqual(['bcdfg', 'bcf']);
    // A word with more errors is not a candidate.
    expect(knownWords('bbcdf', 'bcdg').nearest('bcdf', 1)).toEqual(['bbcdf']);
  });

  it('is looked for again when there are more words', () => {
    const unread: [string, number][] = [['bcdf', 1]];
    const words = new KnownWords(() => unread.splice(0));
    expect(words.nearest('kcdg', 1)).toEqual([]);
    unread.push(['kcdf', 1]);
    expect(words.nearest('kcdg', 1)).toEqual(['kcdf']);
  });
});

it('errors above those of interest are more than these', () =>
  fc.assert(
    fc.property(word, word, fc.constantFrom(0, 0.5, 1, 2), (typed, other, most) => {
      const errors = typingErrors(typed, other);
      const found = typingErrors(typed, other, most);
      expect(errors > most ? found > most : found === errors).toBe(true);
    }),
  ));
