import Ajv2020, { type SchemaObject } from 'ajv/dist/2020';
import { expect, it } from 'vitest';
import { explainFault } from './explainFault';

it.each<[string, Record<string, unknown>, string, string]>([
  ['pattern', {}, 'a1', 'Does not have the expected form, for example a1.'],
  ['format', { format: 'date' }, '2026-01-01', 'Expected a date as YYYY-MM-DD, for example 2026-01-01.'],
  ['format', { format: 'date-time' }, '', 'Expected a moment with time zone, for example 2026-01-01T00:00:00Z.'],
  ['format', { format: 'date-time' }, 'now', 'Expected a moment with time zone, for example now.'],
  ['format', { format: 'uuid' }, '', 'Expected the format uuid.'],
  ['enum', { allowedValues: ['a', null, 'b'] }, '', 'Use one of a, b.'],
  ['enum', { allowedValues: ['a'.repeat(600)] }, '', `Use one of ${'a'.repeat(489)}`],
  ['type', { type: ['string', 'null'] }, '', 'Expected string or null.'],
  ['required', { missingProperty: 'a' }, '', 'a is missing.'],
  ['additionalProperties', { additionalProperty: 'b'.repeat(101) }, '', `There is no field ${'b'.repeat(100)} here.`],
  ['uniqueItems', {}, '', 'Two of the items are the same.'],
  ['oneOf', {}, '', 'Fits none of the forms that are possible here.'],
  ['oneOf', { passingSchemas: [0, 1] }, '', 'Fits 2 of the forms (number 1, number 2); exactly one is allowed.'],
  ['anyOf', {}, '', 'Fits none of the forms that are possible here.'],
  ['dependentRequired', { missingProperty: 'a' }, '', 'a is missing.'],
  ['const', { allowedValue: 'a'.repeat(600) }, '', `Use ${'a'.repeat(496)}`],
  ['other', {}, '', 'Value is not valid.'],
])('%s %j, with the example %j', (keyword, params, example, text) =>
  expect(explainFault({ keyword, params }, example)).toBe(text));

it("uses the validator's message for other keywords", () =>
  expect(explainFault({ keyword: 'other', params: {}, message: 'must NOT be valid' })).toBe(
    'Value must NOT be valid.',
  ));

it.each<[SchemaObject, unknown, string]>([
  [{ minLength: 3, maxLength: 200 }, '😀', 'Expected 3 to 200 characters, got 1.'],
  [{ minLength: 1 }, '', 'Expected at least 1 character, got 0.'],
  [{ maxLength: 2 }, 'abc', 'Expected at most 2 characters, got 3.'],
  [{ minLength: 2, maxLength: 2 }, 'abc', 'Expected exactly 2 characters, got 3.'],
  [{ minItems: 0, maxItems: 1 }, [1, 2], 'Expected 0 to 1 item, got 2.'],
  [{ minItems: 2 }, [1], 'Expected at least 2 items, got 1.'],
  [{ maxItems: 1 }, [1, 2], 'Expected at most 1 item, got 2.'],
  [{ minProperties: 1, maxProperties: 3 }, {}, 'Expected 1 to 3 fields, got 0.'],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, 'Expected at most 1 field, got 2.'],
  [{ minimum: 1, maximum: 9 }, 0, 'Expected 1 to 9.'],
  [{ minimum: 1 }, 0, 'Expected at least 1.'],
  [{ maximum: -1 }, 0, 'Expected at most -1.'],
  [{ exclusiveMinimum: 0 }, 0, 'Expected more than 0.'],
  [{ exclusiveMaximum: 0 }, 0, 'Expected less than 0.'],
  [{ multipleOf: 2 }, 1, 'Expected a multiple of 2.'],
  [{ not: { type: 'string' } }, 'b', 'Has a form that is not possible here.'],
  [{ not: {} }, 'b', 'Has a form that is not possible here.'],
  [false as unknown as SchemaObject, 'b', 'No value is possible here.'],
  [{ prefixItems: [{}], items: false }, [1, 2], 'Expected at most 1 item.'],
  [{ prefixItems: [{}, {}], unevaluatedItems: false }, [1, 2, 3], 'Expected at most 2 items.'],
  [{ unevaluatedProperties: false }, { a: 1 }, 'There is no field a here.'],
  [{ contains: { const: 1 } }, [], 'Expected at least 1 of the items to have the form that is asked for.'],
  [{ contains: {}, maxContains: 1 }, [1, 2], 'Expected exactly 1 of the items to have the form that is asked for.'],
])("%j of %j with the validator's fault", (schema, value, text) => {
  const validate = new Ajv2020({ strict: false, verbose: true }).compile(schema);
  expect(validate(value)).toBe(false);
  expect(validate.errors?.map((fault) => explainFault(fault))).toEqual([text]);
});

it.each<[SchemaObject, unknown, string]>([
  [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, 'No field here can be called ab.'],
  [{ if: { required: ['a'] }, else: { required: ['b'] } }, {}, 'Does not go with the other values here.'],
])('%j of %j after a part', (schema, value, text) => {
  const validate = new Ajv2020({ strict: false, verbose: true, allErrors: true }).compile(schema);
  expect(validate(value)).toBe(false);
  expect(validate.errors?.map((fault) => explainFault(fault))).toContain(text);
});
