import { expect, it } from 'vitest';
import { matchesFilters } from './filterChanges';

const ITEM = { api: 'shapes', severity: 'risky' };

it.each([
  ['other', '', false],
  ['', 'risky', true],
  ['', 'breaking', false],
  ['shapes', 'risky', true],
])('API %j, severity %j: %s', (api, severity, expected) => {
  const chosen = Object.entries({ api, severity }).filter(([, value]) => value !== '');
  expect(matchesFilters(new URLSearchParams(chosen), ITEM)).toBe(expected);
});
