import { expect, it } from 'vitest';
import { explain } from './explain';

it.each<[string, Record<string, unknown>, string, string]>([
  ['pattern', {}, '', 'Does not have the expected form.'],
  ['pattern', {}, 'a1', 'Does not have the expected form, for example a1.'],
  ['format', { format: 'date' }, '2026-01-01', 'Expected a date as YYYY-MM-DD, for example 2026-01-01.'],
  ['format', { format: 'date-time' }, '', 'Expected a moment with time zone, for example 2026-01-01T00:00:00Z.'],
  ['format', { format: 'date-time' }, 'now', 'Expected a moment with time zone, for example now.'],
  ['format', { format: 'uuid' }, '', 'Expected the format uuid.'],
  ['enum', { allowedValues: ['a', null, 'b'] }, '', 'Use one of a, b.'],
  ['enum', { allowedValues: ['a'.repeat(600)] }, '', `Use one of ${'a'.repeat(489)}`],
  ['type', { type: 'string' }, 'x', 'Expected string, for example x.'],
  ['type', { type: ['string', 'null'] }, '', 'Expected string or null.'],
  ['required', { missingProperty: 'a' }, '', 'a is missing.'],
  ['additionalProperties', { additionalProperty: 'b'.repeat(101) }, '', `There is no field ${'b'.repeat(100)} here.`],
  ['uniqueItems', {}, '', 'Two of the items are the same.'],
  ['oneOf', {}, '', 'Fits none of the forms that are possible here.'],
  ['minimum', {}, '', 'Value is not valid.'],
])('%s %j, with the example %j', (keyword, params, example, text) =>
  expect(explain({ keyword, params }, example)).toBe(text));

it('says what the validator says of other keywords', () =>
  expect(explain({ keyword: 'minimum', params: {}, message: 'must be >= 1' })).toBe('Value must be >= 1.'));
