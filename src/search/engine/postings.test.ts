import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeEndings, encodeEndings } from './endings';
import { decodePostings, encodePostings } from './postings';

it('a list is the numbers it was made of, in letters that stand in a line', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat({ max: 70 }), fc.nat({ max: 100_000 }))), (some) => {
      const numbers = some.sort((a, b) => a - b);
      const packed = encodePostings(numbers);
      expect(packed).toMatch(/^[?-~]*$/);
      expect(decodePostings(packed)).toEqual(numbers);
    }),
  ));

it('a near number is one letter', () => {
  expect(encodePostings([5, 5, 36])).toBe('D?^');
  expect(encodePostings([32])).toBe('_@');
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ß'), minLength: 1, maxLength: 12 });

it('words are those that were packed, whatever they share with the stem', () =>
  fc.assert(
    fc.property(word, fc.uniqueArray(word), (stem, words) => {
      expect(decodeEndings(stem, encodeEndings(stem, words))).toEqual(words);
    }),
  ));

it('a word is packed as what differs', () => expect(encodeEndings('compani', ['compani', 'company'])).toBe('0,1y'));
