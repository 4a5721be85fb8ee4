import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearestWords, typingErrors } from './corrections';
import { indexOf, record } from './index.fixture';

describe('a query with typing errors', () => {
  it.each<[string, string | undefined]>([
    ['regstration', 'registration'],
    ['regsitration of the caar', 'registration car'],
    ['registration', undefined],
    ['regist', undefined],
    ['zzzzzz', undefined],
    ['registration zzzzzz', undefined],
    ['12345679', undefined],
  ])('%j is corrected to %j', async (query, corrected) => {
    const index = indexOf(record('a', { title: 'Registration' }), record('b', { title: 'Car 12345678' }));
    expect(index.corrected(query)).toBe(corrected);
  });

  it('has no error in a synonym that occurs in no text', () => {
    const index = indexOf(record('a', { title: 'Bill' }), record('b', { title: 'Registration' }));
    expect(index.corrected('bil')).toBeUndefined();
    expect(index.corrected('bils')).toBeUndefined();
    expect(index.corrected('nummerplad regstration')).toBe('nummerplad registration');
  });

  it('has no results of its own', async () =>
    expect(indexOf(record('a', { title: 'Registration' })).search('regstration')).toEqual([]));

  it('is corrected to the word with the fewest errors', async () => {
    const index = indexOf(record('a', { title: 'compare' }), record('b', { title: 'company' }));
    expect([index.corrected('compnay'), index.corrected('conpare')]).toEqual(['company', 'compare']);
  });
});

describe('a word with a letter wrong', () => {
  it('is corrected before it is split, or matched as a prefix by its stem', async () => {
    const index = indexOf(record('a', { title: 'Pagination' }), record('b', { title: 'Page of a nation' }));
    expect(index.corrected('pagnation')).toBe('pagination');
    const danish = indexOf(record('a', { title: 'Virksomhed' }));
    expect([danish.search('virksomheed'), danish.corrected('virksomheed')]).toEqual([[], 'virksomhed']);
  });

  it('prefers, of equally similar words, the one that occurs with the rest of the query', async () => {
    const lists = Array.from({ length: 3 }, (_, at) => record(`${at}`, { title: `List ${at}` }));
    const index = indexOf(...lists, record('rate', { title: 'Rate' }), record('limit', { title: 'Rate limit' }));
    expect([index.corrected('limt'), index.corrected('rate limt')]).toEqual(['list', 'rate limit']);
    expect(index.corrected('limt zzzz')).toBe('list zzzz');
  });
});

const word = fc.string({ unit: fc.constantFrom('b', 'c', 'd'), minLength: 3, maxLength: 9 });

describe('the nearest indexed word', () => {
  it('has the fewest errors, whatever its length', () =>
    fc.assert(
      fc.property(fc.uniqueArray(word, { minLength: 1 }), word, fc.constantFrom(1, 2), (titles, typed, allowed) => {
        const [nearest] = nearestWords(new Map(titles.map((title) => [title, 1])), typed, allowed);
        const errors = (indexedWord: string) => {
          if (Math.abs(indexedWord.length - typed.length) > allowed) return Number.POSITIVE_INFINITY;
          return typingErrors(typed, indexedWord);
        };
        const least = Math.min(...titles.map(errors));
        expect(nearest === undefined ? Number.POSITIVE_INFINITY : errors(nearest)).toBe(
          least > allowed ? Number.POSITIVE_INFINITY : least,
        );
      }),
    ));

  it('is the most frequent one', () => {
    const known = new Map(Object.entries({ bcdf: 1, bcdg: 2, xxxxx: 3 }));
    expect(nearestWords(known, 'bcdh', 1)).toEqual(['bcdg', 'bcdf']);
    // A word with more errors is not a candidate.
    expect(nearestWords(known, 'bcdf', 1)).toEqual(['bcdf']);
  });
});

it.each([
  ['compnay', 'company', 1],
  ['ompany', 'company', 2],
  ['compare', 'company', 2],
])('%s, %s: %i', (typed, word, errors) => expect(typingErrors(typed, word)).toBe(errors));
