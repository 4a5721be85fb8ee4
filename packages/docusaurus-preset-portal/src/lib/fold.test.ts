import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['Opførelsesår', 'opforelsesar'],
    ['OPFOERELSESAAR', 'opforelsesar'],
    ['opforelsesar', 'opforelsesar'],
    ['Kælderareal', 'kelderareal'],
    ['Kaelderareal', 'kelderareal'],
    ['ÆØÅ', 'eoa'],
    ['søen', 'son'],
    ['soeen', 'son'],
    ['café', 'cafe'],
    ['Ǿ', 'o'],
    ['CO₂', 'co2'],
    // A letter with a combining ring, as in macOS file names.
    ['a\u030Ar', 'ar'],
    ['', ''],
  ])('writes %j as %j', (text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ['køretøj', 'koeretoej', 'koretoj'],
    ['årsregnskab', 'aarsregnskab', 'ÅRSREGNSKAB'],
    ['værdi', 'vaerdi', 'VÆRDI'],
    ['CO₂', 'co2', 'CO2'],
  ])('takes %j for the same word however it is typed', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  it('changes nothing the second time', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aeoæøåÆØÅéb\u030A\u0301') });
    fc.assert(
      fc.property(fc.oneof(letters, fc.string({ unit: 'grapheme' })), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
      { numRuns: 2000 },
    );
  });
});
