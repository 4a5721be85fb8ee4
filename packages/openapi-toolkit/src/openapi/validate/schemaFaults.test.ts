import { expect, it } from 'vitest';
import type { Document } from '../document';
import { schemaFaults } from './schemaFault';

const document = {
  openapi: '3.0.3',
  info: { title: 'Shapes', version: '1' },
  paths: {},
  components: {
    schemas: {
      Whole: { type: 'integer' },
      Slow: { type: 'string', pattern: '^(a+)+$', maxLength: 50 },
      Long: { type: 'string', pattern: '^a*$' },
      Other: { type: 'string', pattern: '[\\w-.]' },
      Above: { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 9, exclusiveMaximum: false },
      Broken: { type: 'number', minimum: '0' },
      Nothing: { allOf: [{ type: 'string' }], nullable: true },
      Something: { allOf: [{ type: 'string' }], nullable: false },
      Listed: { type: 'string', enum: ['a'], nullable: true },
      Twice: { allOf: [{ pattern: '^a' }, { pattern: 'b$' }] },
    },
  },
} as unknown as Document;
const BASE = { $ref: '#/components/schemas/Base' };
const OWN = { card: {}, cvc: {} };
const faults = (name: string, value: unknown, whole = document) =>
  schemaFaults({ document: whole, schema: { $ref: `#/components/schemas/${name}` } }, value, 'request').map(
    ({ keyword }) => keyword,
  );

it('validates by a schema', () => {
  expect(faults('Whole', 'a')).toEqual(['type']);
  expect(faults('Whole', 1)).toEqual([]);
});

it('ignores an invalid pattern and checks the rest', () => {
  expect(faults('Other', 'å')).toEqual([]);
  expect(faults('Other', 1)).toEqual(['type']);
});

it('ignores a slow pattern and checks the rest', () => {
  expect(faults('Slow', `${'a'.repeat(40)}!`)).toEqual([]);
  expect(faults('Slow', 'a'.repeat(51))).toEqual(['maxLength']);
});

it('does not test patterns on very long texts', () => {
  expect(faults('Long', 'b')).toEqual(['pattern']);
  expect(faults('Long', 'b'.repeat(2001))).toEqual([]);
});

it('ignores a limit that is none', () => expect(faults('Broken', -1)).toEqual([]));

it.each<[number, string[]]>([
  [0, ['exclusiveMinimum']],
  [0.1, []],
  [9, []],
  [9.1, ['maximum']],
])('checks exclusive limits of OpenAPI 3.0: %d', (value, found) => expect(faults('Above', value)).toEqual(found));

it.each<[string, unknown, number]>([
  ['Nothing', null, 0],
  ['Nothing', 'a', 0],
  ['Something', null, 1],
  ['Something', 1, 1],
  ['Listed', null, 0],
  ['Listed', 'b', 1],
])('reads "nullable" without a type, and beside values: %s %j', (name, value, count) =>
  expect(faults(name, value)).toHaveLength(count));

it('checks both of two patterns', () => {
  expect(faults('Twice', 'ab')).toEqual([]);
  expect(faults('Twice', 'a')).toEqual(['pattern']);
  expect(faults('Twice', 'b')).toEqual(['pattern']);
});

it.each<[string, object]>([
  ['dependentSchemas', { properties: OWN, dependentSchemas: { card: { properties: { cvc: { minLength: 1 } } } } }],
  ['else', { properties: OWN, if: { not: { required: ['card'] } }, else: { properties: { cvc: { minLength: 1 } } } }],
  [
    'an alternative beside $ref',
    { ...BASE, allOf: undefined, anyOf: [{ required: ['card'], properties: OWN }, { not: { required: ['card'] } }] },
  ],
])('knows the fields beside %s', (_, more) => {
  const Order = { allOf: [BASE], unevaluatedProperties: false, ...more };
  const whole = { ...document, components: { schemas: { Base: { properties: { country: {} } }, Order } } } as Document;
  const found = (value: object) => faults('Order', value, whole);
  expect(found({ country: 'SE' })).toEqual([]);
  expect(found({ country: 'SE', card: '1', cvc: '2' })).toEqual([]);
  expect(found({ country: 'SE', other: '1' })).toEqual(['unevaluatedProperties']);
});
