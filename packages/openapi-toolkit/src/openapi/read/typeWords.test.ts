import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { oneOfWords, typeWords } from './typeWords';

it.each<[Schema, string]>([
  [{ format: 'uuid' }, 'any (uuid)'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', format: 'time' }, 'time'],
  [{ type: 'string', format: 'duration' }, 'duration'],
  [{ type: 'integer', format: 'date' }, 'integer (date)'],
  [{ type: 'string', format: 'a\u202eb' }, 'string (ab)'],
  [{ type: 'array', items: {} }, 'array of any values'],
  [{ type: 'array', items: { type: 'string', format: 'date-time' } }, 'array of date-times'],
  [{ patternProperties: {} }, 'object'],
  [{ additionalProperties: false }, 'object (no fields)'],
  [{ type: 'object', additionalProperties: false, properties: {} }, 'object (no other fields)'],
  [{ type: ['object', 'null'], unevaluatedProperties: false }, 'object (no other fields)'],
  [{ type: 'object', additionalProperties: false, patternProperties: {} }, 'object'],
  [{ items: { type: 'string' } }, 'array of strings'],
  [{ prefixItems: [] }, 'array'],
  [{ const: 'circle' }, 'string'],
  [{ enum: ['a', 1, true, [1], { b: 1 }, null] }, 'string, number, boolean, array or object'],
])('%j is %j', (schema, words) => expect(typeWords(schema)).toBe(words));

it.each([
  [['By name', 'By id', 'C'], 'one of By name, By id or C'],
  [['A'], undefined],
  [['A', 'B', 'C', 'D', 'E'], 'one of A, B, C, D or E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'one of 6 shapes'],
  [['A', '<b>'], 'one of 2 shapes'],
  [['object', 'object'], 'object'],
])('shapes %j are %s', (names, words) => {
  expect(oneOfWords(names)).toBe(words);
});

it('keeps the names of shapes in an array', () => {
  expect(typeWords({ type: 'array' }, 'one of A or B')).toBe('array of one of A or B');
});
