import { expect, it } from 'vitest';
import { words } from '../engine/index.fixture';
import { synonymsFrom as from } from './synonyms';

const { terms } = words;
const synonymsFrom = (groups: string[][]) => from(groups, words);

const { of, groups } = synonymsFrom([
  ['car', 'vehicle', 'bil'],
  ['real property', 'ejendom'],
  ['valuation', 'vurdering'],
]);

it.each([
  [['The cars'], 'car · vehicle · bil'],
  [['Real properties'], 'real property · ejendom'],
  [['real', 'property'], ''],
  [[undefined, 'Vehicle', 'bil'], 'car · vehicle · bil'],
])('adds to %j: %j', (texts, names) => expect(of(...texts)).toBe(names));

it('gives each group with more than one name, each name by its terms', () => {
  const groupOf = (...names: string[]) => names.map((name) => terms(name).join(' '));
  expect(groups).toEqual([
    groupOf('car', 'vehicle', 'bil'),
    groupOf('real property', 'ejendom'),
    groupOf('valuation', 'vurdering'),
  ]);
  expect(synonymsFrom([['key'], ['hits', 'hit']]).groups).toEqual([]);
});
