import { expect, it } from 'vitest';
import { rules, severities } from '../../../contract-diff';
import { rulesData } from './rules';

it('has every rule once, the worst first', () => {
  const { groups } = rulesData();
  expect(groups.map(({ severity }) => severity)).toEqual(severities);
  for (const { severity, rules: found } of groups)
    expect(found).toEqual(rules.filter((rule) => rule.severity === severity));
  expect(groups.flatMap((group) => group.rules).length).toBe(rules.length);
});
