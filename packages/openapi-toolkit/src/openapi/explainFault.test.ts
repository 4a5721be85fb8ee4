import { expect, it } from 'vitest';
import type { AnySchema, Document } from './document';
import { explainFault } from './explainFault';
import { schemaFaults } from './validate/schemaFault';

it.each<[AnySchema, unknown, string, string]>([
  [{ pattern: '^b' }, 'a', 'a1', 'Does not have the expected form, for example a1.'],
  [{ format: 'date' }, 'a', '2026-01-01', 'Expected a date as YYYY-MM-DD, for example 2026-01-01.'],
  [{ format: 'date-time' }, 'a', '', 'Expected a moment with time zone, for example 2026-01-01T00:00:00Z.'],
  [{ format: 'date-time' }, 'a', 'now', 'Expected a moment with time zone, for example now.'],
  [{ format: 'uuid' }, 'a', '', 'Expected the format uuid.'],
  [{ enum: ['a', null, 'b'] }, 'c', '', 'Use one of a, b.'],
  [{ enum: ['a'.repeat(600)] }, 'c', '', `Use one of ${'a'.repeat(489)}`],
  [{ type: ['string', 'null'] }, 1, '', 'Expected string or null.'],
  [{ required: ['a'] }, {}, '', 'a is missing.'],
  [{ additionalProperties: false }, { ['b'.repeat(101)]: 1 }, '', `There is no field ${'b'.repeat(100)} here.`],
  [{ uniqueItems: true }, [1, 1], '', 'Two of the items are the same.'],
  [{ oneOf: [{ type: 'string' }, { type: 'array' }] }, 1, '', 'Fits none of the forms that are possible here.'],
  [{ oneOf: [{}, {}] }, 1, '', 'Fits 2 of the forms (number 1, number 2); exactly one is allowed.'],
  [{ anyOf: [{ type: 'string' }, { type: 'array' }] }, 1, '', 'Fits none of the forms that are possible here.'],
  [{ dependentRequired: { b: ['a'] } }, { b: 1 }, '', 'a is missing.'],
  [{ const: 'a'.repeat(600) }, 'c', '', `Use ${'a'.repeat(496)}`],
  [{ minLength: 3, maxLength: 200 }, '😀', '', 'Expected 3 to 200 characters, got 1.'],
  [{ minLength: 1 }, '', '', 'Expected at least 1 character, got 0.'],
  [{ maxLength: 2 }, 'abc', '', 'Expected at most 2 characters, got 3.'],
  [{ minLength: 2, maxLength: 2 }, 'abc', '', 'Expected exactly 2 characters, got 3.'],
  [{ minItems: 0, maxItems: 1 }, [1, 2], '', 'Expected 0 to 1 item, got 2.'],
  [{ minItems: 2 }, [1], '', 'Expected at least 2 items, got 1.'],
  [{ maxItems: 1 }, [1, 2], '', 'Expected at most 1 item, got 2.'],
  [{ minProperties: 1, maxProperties: 3 }, {}, '', 'Expected 1 to 3 fields, got 0.'],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, '', 'Expected at most 1 field, got 2.'],
  [{ minimum: 1, maximum: 9 }, 0, '', 'Expected 1 to 9.'],
  [{ minimum: 1 }, 0, '', 'Expected at least 1.'],
  [{ maximum: -1 }, 0, '', 'Expected at most -1.'],
  [{ exclusiveMinimum: 0 }, 0, '', 'Expected more than 0.'],
  [{ exclusiveMaximum: 0 }, 0, '', 'Expected less than 0.'],
  [{ multipleOf: 2 }, 1, '', 'Expected a multiple of 2.'],
  [{ not: { type: 'string' } }, 'b', '', 'Has a form that is not possible here.'],
  [{ not: {} }, 'b', '', 'Has a form that is not possible here.'],
  [false, 'b', '', 'No value is possible here.'],
  [{ prefixItems: [{}], items: false }, [1, 2], '', 'No value is possible here.'],
  [{ prefixItems: [{}, {}], unevaluatedItems: false }, [1, 2, 3], '', 'No value is possible here.'],
  [{ unevaluatedProperties: false }, { a: 1 }, '', 'There is no field a here.'],
  [{ contains: { const: 1 } }, [], '', 'Expected at least 1 of the items to have the form that is asked for.'],
  [{ contains: {}, maxContains: 1 }, [1, 2], '', 'Expected exactly 1 of the items to have the form that is asked for.'],
  [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, '', 'No field here can be called ab.'],
  [{ if: { required: ['a'] }, else: { required: ['b'] } }, {}, '', 'b is missing.'],
])('%j of %j, with the example %j', (schema, value, example, text) => {
  const faults = schemaFaults({ document: {} as Document, schema }, value, 'request');
  expect(faults.map((fault) => explainFault(fault, example))).toEqual([text]);
});
