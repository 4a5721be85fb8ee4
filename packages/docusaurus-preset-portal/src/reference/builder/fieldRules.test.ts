import { fieldRules } from 'docusaurus-preset-portal/content';
import { expect, it } from 'vitest';
import { operations } from './forms.fixture';

/** Returns the names that a rule contains. */
const namesIn = (rule: object): string[] =>
  Object.entries(rule)
    .filter(([key]) => ['when', 'needs', 'one', 'any', 'from', 'to', 'past', 'field', 'by'].includes(key))
    .flatMap(([, value]) => [value].flat(2));

it('every rule belongs to an operation and its fields', () => {
  const rules = Object.entries(fieldRules);
  expect(rules.length).toBeGreaterThan(0);
  for (const [operationId, all] of rules) {
    const form = operations.find(({ located }) => located.operation.operationId === operationId)?.form;
    const keys = [
      ...(form?.parameters.map(({ key }) => key) ?? []),
      ...(form?.body?.field.fields?.map(({ name }) => `body.${name}`) ?? []),
    ];
    expect(form?.rules).toEqual(all);
    for (const rule of all) for (const name of namesIn(rule)) expect(keys, operationId).toContain(name);
  }
});
