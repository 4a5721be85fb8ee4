import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold';

describe('fold', () => {
  it.each([
    ['OPFOERELSESAAR', 'opforelsesar'],
    ['ÆØÅ', 'eoa'],
    ['', ''],
  ])('writes %j as %j', (text, folded) => expect(fold(text)).toBe(folded));

  it.each([
    ['køretøj', 'koeretoej', 'koretoj'],
    ['årsregnskab', 'aarsregnskab', 'ÅRSREGNSKAB'],
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
