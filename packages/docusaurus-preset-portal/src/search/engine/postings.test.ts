import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeEndings, encodeEndings } from './endings';
import { decodePostings, encodePostings } from './postings';

it('decodes an encoded list unchanged, from printable letters', () =>
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat({ max: 70 }), fc.nat({ max: 100_000 }))), (some) => {
      const numbers = some.sort((a, b) => a - b);
      const packed = encodePostings(numbers);
      expect(packed).toMatch(/^[?-~]*$/);
      expect(decodePostings(packed)).toEqual(numbers);
    }),
  ));

it('encodes a small difference as one letter', () => {
  expect(encodePostings([5, 5, 36])).toBe('D?^');
  expect(encodePostings([32])).toBe('_@');
});

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ß'), minLength: 1, maxLength: 12 });

it('decodes encoded words unchanged, whatever they share with the stem', () =>
  fc.assert(
    fc.property(word, fc.uniqueArray(word), (stem, words) => {
      expect(decodeEndings(stem, encodeEndings(stem, words))).toEqual(words);
    }),
  ));

it('encodes the difference of a word to the stem', () =>
  expect(encodeEndings('compani', ['compani', 'company'])).toBe('0,1y'));
