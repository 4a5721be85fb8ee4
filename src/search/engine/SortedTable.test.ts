import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AskedLine, packAsked, unpackAsked } from './askedLines';
import { linesOf, SortedTable } from './SortedTable';

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ø', '-'), minLength: 1, maxLength: 4 });

it('lines are found by their word and by its beginning', () =>
  fc.assert(
    fc.property(fc.dictionary(word, fc.constantFrom('', 'x', '1;2')), word, (rests, wanted) => {
      const lines = new SortedTable(linesOf(new Map(Object.entries(rests))));
      for (const [one, rest] of Object.entries(rests)) expect(lines.get(one)).toBe(rest);
      expect(lines.get(wanted)).toBe(Object.hasOwn(rests, wanted) ? rests[wanted] : undefined);
      expect(Object.fromEntries(lines.beginning(wanted))).toEqual(
        Object.fromEntries(Object.entries(rests).filter(([one]) => one.startsWith(wanted))),
      );
    }),
  ));

it('no lines have nothing', () => {
  expect(new SortedTable('').get('a')).toBeUndefined();
  expect([...new SortedTable('').beginning('')]).toEqual([]);
});

it.each<AskedLine>([
  { terms: ['key'], senses: [], isTelling: true },
  { terms: ['get', 'key'], senses: [-1, 3], folded: 'getkeys', isTelling: true },
  { terms: ['key'], senses: [2], folded: '', isTelling: false },
  { terms: ['key'], senses: [], isTelling: false },
  { terms: [], senses: [-1], folded: '', isTelling: false },
])('what is asked is the same after it was packed: %j', (asked) => {
  const words = ['a', 'get', 'key'];
  const lines = new SortedTable(linesOf(new Map(words.map((one) => [one, '']))));
  expect(unpackAsked(packAsked(asked, new Map(words.map((one, at) => [one, at]))), lines)).toEqual(asked);
});
