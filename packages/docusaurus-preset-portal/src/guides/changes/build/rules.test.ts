import { rules, severities } from 'openapi-toolkit/diff';
import { expect, it } from 'vitest';
import { rulesData } from './comparisons';

it('has every rule once, the worst first', () => {
  const { groups } = rulesData();
  expect(groups.map(({ severity }) => severity)).toEqual(severities);
  for (const { severity, rules: found } of groups)
    expect(found).toEqual(rules.filter((rule) => rule.severity === severity));
  expect(groups.flatMap((group) => group.rules).length).toBe(rules.length);
});
