import { expect, it } from 'vitest';
import { limitWords } from './limitWords';

it.each([
  ['matches ^[0-9]{1}$', '1 digit'],
  ['each matches ^[0-9]{4}$', 'each 4 digits'],
  ['matches ^[0-9]{8}', 'matches ^[0-9]{8}'],
  ['matches ^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$', 'UUID'],
  ['-1000000000000 to 1000000000000', undefined],
  ['-999999999999999 to 999999999999999', undefined],
])('%s is written as %s', (limit, words) => {
  expect(limitWords(limit)).toBe(words);
});
