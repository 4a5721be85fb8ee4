import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { oneOfWords, typeWords } from './typeWords';

it.each<[Schema, string]>([
  [{}, 'any'],
  [{ type: 'string' }, 'string'],
  [{ format: 'uuid' }, 'any (uuid)'],
  [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
  [{ type: 'string', format: 'date' }, 'date'],
  [{ type: 'string', format: 'date-time' }, 'date-time'],
  [{ type: 'string', format: 'time' }, 'time'],
  [{ type: 'string', format: 'duration' }, 'duration'],
  [{ type: 'integer', format: 'int64' }, 'integer (int64)'],
  [{ type: 'integer', format: 'date' }, 'integer (date)'],
  [{ type: 'object', format: 'shape' }, 'object (shape)'],
  [{ type: 'string', format: 'a\u202eb' }, 'string (ab)'],
  [{ type: ['string', 'integer'] }, 'string or integer'],
  [{ type: ['string', 'null'] }, 'string'],
  [{ type: 'null' }, 'null'],
  [{ type: ['null'] }, 'null'],
  [{ type: [] }, 'any'],
  [{ type: 'array' }, 'array'],
  [{ type: 'array', items: true }, 'array'],
  [{ type: 'array', items: {} }, 'array of any values'],
  [{ type: 'array', items: { type: 'string' } }, 'array of strings'],
  [{ type: 'array', items: { type: 'string', format: 'uuid' } }, 'array of strings (uuid)'],
  [{ type: 'array', items: { type: 'string', format: 'date-time' } }, 'array of date-times'],
  [{ type: 'array', items: { type: 'array', items: { type: 'object' } } }, 'array of arrays of objects'],
  [{ type: ['array', 'string', 'null'], items: { type: 'string' } }, 'array of strings or string'],
  [{ properties: {} }, 'object'],
  [{ patternProperties: {} }, 'object'],
  [{ additionalProperties: true }, 'object'],
  [{ additionalProperties: false }, 'object (no fields)'],
  [{ type: 'object', additionalProperties: false, properties: {} }, 'object (no other fields)'],
  [{ type: ['object', 'null'], unevaluatedProperties: false }, 'object (no other fields)'],
  [{ type: 'object', additionalProperties: false, patternProperties: {} }, 'object'],
  [
    { type: 'array', items: { type: 'object', additionalProperties: false, properties: {} } },
    'array of objects (no other fields)',
  ],
  [{ items: { type: 'string' } }, 'array of strings'],
  [{ prefixItems: [] }, 'array'],
  [{ const: 'circle' }, 'string'],
  [{ const: 1 }, 'number'],
  [{ const: null }, 'null'],
  [{ enum: [null, true] }, 'boolean'],
  [{ enum: [null] }, 'null'],
  [{ enum: ['a', 1, true, [1], { b: 1 }, null] }, 'string, number, boolean, array or object'],
  [{ const: null, enum: ['a'] }, 'string'],
])('%j is %j', (schema, words) => expect(typeWords(schema)).toBe(words));

it('uses the given type of the items', () => {
  const schema = { type: ['array', 'string'], items: { type: 'object' } };
  expect(typeWords(schema, 'circle')).toBe('array of circles or string');
  expect(typeWords(schema, 'any')).toBe('array of any values or string');
});

it.each([
  [['A', 'B'], 'one of A or B'],
  [['By name', 'By id', 'C'], 'one of By name, By id or C'],
  [['A'], undefined],
  [['A', 'B', 'C', 'D', 'E'], 'one of A, B, C, D or E'],
  [['A', 'B', 'C', 'D', 'E', 'F'], 'one of 6 shapes'],
  [['A', '<b>'], 'one of 2 shapes'],
  [['object', 'object', 'string'], 'one of object or string'],
  [['object', 'object'], 'object'],
])('shapes %j are %s', (names, words) => {
  expect(oneOfWords(names)).toBe(words);
});

it('keeps the names of shapes in an array', () => {
  expect(typeWords({ type: 'array' }, 'one of A or B')).toBe('array of one of A or B');
});
