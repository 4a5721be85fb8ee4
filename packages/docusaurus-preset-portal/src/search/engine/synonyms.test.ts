import { expect, it } from 'vitest';
import { alternativesIn, synonymsOf, unitsIn } from './synonyms';

const synonyms = synonymsOf(
  [
    ['car', 'bil', 'motor vehicle'],
    ['limit', 'grense'],
    ['rate limit', 'kvot'],
    // Begins as the name before.
    ['rate', 'sats'],
  ],
  [],
);

it.each<[string, string[]]>([
  ['motor vehicle insur', ['0,1: car', '0,1: bil']],
  // The longest name wins.
  ['rate limit', ['0,1: kvot']],
  ['limit rate', ['0: grense', '1: sats']],
])('%j: %j', (query, found) =>
  expect(
    alternativesIn(unitsIn(synonyms, query.split(' '))).map(({ positions, name }) => `${positions}: ${name.join(' ')}`),
  ).toEqual(found));
