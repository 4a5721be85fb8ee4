import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeQuery, type ExpectedQuery, encodeQuery } from './expectedQuery';
import { SortedTable, tableLines } from './SortedTable';

const word = fc.string({ unit: fc.constantFrom('a', 'b', '1', 'ø', '-'), minLength: 1, maxLength: 4 });

it('finds lines by their key and by its prefix', () =>
  fc.assert(
    fc.property(fc.dictionary(word, fc.constantFrom('', 'x', '1;2')), word, (values, prefix) => {
      const lines = new SortedTable(tableLines(new Map(Object.entries(values))));
      for (const [one, rest] of Object.entries(values)) expect(lines.get(one)).toBe(rest);
      expect(lines.get(prefix)).toBe(Object.hasOwn(values, prefix) ? values[prefix] : undefined);
      expect(Object.fromEntries(lines.withPrefix(prefix))).toEqual(
        Object.fromEntries(Object.entries(values).filter(([one]) => one.startsWith(prefix))),
      );
    }),
  ));

it('finds nothing in an empty table', () => {
  expect(new SortedTable('').get('a')).toBeUndefined();
  expect([...new SortedTable('').withPrefix('')]).toEqual([]);
});

it.each<ExpectedQuery>([
  { terms: ['key'], senses: [], isDistinctive: true },
  { terms: ['get', 'key'], senses: [-1, 3], folded: 'getkeys', isDistinctive: true },
  { terms: ['key'], senses: [2], folded: '', isDistinctive: false },
  { terms: ['key'], senses: [], isDistinctive: false },
  { terms: [], senses: [-1], folded: '', isDistinctive: false },
])('decodes an encoded query unchanged: %j', (query) => {
  const words = ['a', 'get', 'key'];
  const lines = new SortedTable(tableLines(new Map(words.map((word) => [word, '']))));
  expect(decodeQuery(encodeQuery(query, new Map(words.map((word, at) => [word, at]))), lines)).toEqual(query);
});
