import { expect, it } from 'vitest';
import { matchesFilters } from './filterChanges';

const ITEM = { api: 'shapes', severity: 'risky', operations: 'Get a shape\nFind shapes' };

it.each([
  ['other', '', '', false],
  ['', 'Find shapes', '', true],
  ['', 'Find', '', false],
  ['', '', 'breaking', false],
  ['shapes', 'Get a shape', 'risky', true],
])('API %j, operation %j, severity %j: %s', (api, operation, severity, expected) => {
  const chosen = Object.entries({ api, operation, severity }).filter(([, value]) => value !== '');
  expect(matchesFilters(new URLSearchParams(chosen), ITEM)).toBe(expected);
});
