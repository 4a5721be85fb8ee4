import { expect, it } from 'vitest';
import { houseRulesHint } from './hint';

it('names each house rule once, with its count, and where to switch it off', () => {
  const hint = houseRulesHint(
    '1:2  error  portal/unit-required  No unit.\n3:4  error  portal/info-complete  No.\n  error  portal/unit-required  x',
  );
  expect(hint.split('\n').slice(0, 3)).toEqual([
    'Broken house rules:',
    '  portal/info-complete (1)',
    '  portal/unit-required (2)',
  ]);
  expect(hint).toContain('redocly.yaml');
});

it.each(['', '1:2  error  operation-summary  No summary.'])('says nothing of %j', (findings) =>
  expect(houseRulesHint(findings)).toBe(''));
