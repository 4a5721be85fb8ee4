import { describe, expect, it } from 'vitest';
import { type AnySchema, NULL_30, type Schema } from '../document';
import { schema30 } from './schema';

const targets: Record<string, Schema> = {
  '#/components/schemas/Shape': { type: 'object' },
  '#/components/schemas/Size': { type: ['integer', 'null'] },
  '#/components/schemas/Pair': { anyOf: [{ type: 'string' }, { type: 'null' }] },
};
const SHAPE = { $ref: '#/components/schemas/Shape' };
const SIZE = { $ref: '#/components/schemas/Size' };
const PAIR = { $ref: '#/components/schemas/Pair' };
const NULL = { type: 'null' };

describe('schema30', () => {
  it.each<[string, AnySchema, Schema]>([
    ['any value', true, {}],
    ['no value', false, { not: {} }],
    ['a reference with a text', { ...SHAPE, description: 'A' }, { description: 'A', allOf: [SHAPE] }],
    ['integer or number', { type: ['integer', 'number'] }, { type: 'number' }],
    [
      'several types, each with its keywords',
      { type: ['string', 'integer', 'boolean', 'null'], maxLength: 4, minimum: 1, description: 'A' },
      {
        description: 'A',
        anyOf: [{ type: 'string', maxLength: 4, nullable: true }, { type: 'integer', minimum: 1 }, { type: 'boolean' }],
      },
    ],
    [
      'several types beside alternatives',
      { type: ['string', 'integer'], anyOf: [SHAPE] },
      { anyOf: [SHAPE], allOf: [{ anyOf: [{ type: 'string' }, { type: 'integer' }] }] },
    ],
    ['a reference or null', { anyOf: [SHAPE, NULL], description: 'A' }, { description: 'A', oneOf: [SHAPE, NULL_30] }],
    [
      'null or a reference with a text',
      { oneOf: [NULL, { ...SHAPE, title: 'A' }] },
      { title: 'A', oneOf: [SHAPE, NULL_30] },
    ],
    ['a reference that accepts null, or null', { anyOf: [SIZE, NULL] }, SIZE],
    ['a reference to alternatives with null, or null', { anyOf: [PAIR, NULL] }, PAIR],
    [
      'a type or null',
      { anyOf: [{ type: 'string', enum: ['a'] }, NULL], title: 'A' },
      { type: 'string', enum: ['a', null], title: 'A', nullable: true },
    ],
    [
      'a type or null with the same keyword beside',
      { anyOf: [{ type: 'string', maxLength: 3 }, NULL], maxLength: 2 },
      { maxLength: 2, oneOf: [{ type: 'string', maxLength: 3 }, NULL_30] },
    ],
    ['several alternatives or null', { anyOf: [SHAPE, SIZE, NULL] }, { anyOf: [SHAPE, SIZE, NULL_30] }],
    ['null as the only alternative', { anyOf: [NULL] }, NULL_30],
    ['a constant list', { const: [1] }, { type: 'array', enum: [[1]], items: {} }],
    ['the constant null', { const: null }, { ...NULL_30, enum: [null] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['an excluded limit', { exclusiveMinimum: 1 }, { minimum: 1, exclusiveMinimum: true }],
    [
      'an excluded limit beside a wider one',
      { maximum: 9, exclusiveMaximum: 8 },
      { maximum: 8, exclusiveMaximum: true },
    ],
    ['an excluded limit beside a stricter one', { maximum: 7, exclusiveMaximum: 8 }, { maximum: 7 }],
    [
      'an excluded limit of OpenAPI 3.0',
      { minimum: 1, exclusiveMinimum: true },
      { minimum: 1, exclusiveMinimum: true },
    ],
    [
      'a tuple',
      { type: 'array', prefixItems: [SHAPE], items: SIZE },
      { type: 'array', items: { anyOf: [SHAPE, SIZE] } },
    ],
    [
      'a closed tuple',
      { type: 'array', prefixItems: [SHAPE, SIZE], items: false },
      { type: 'array', maxItems: 2, items: { anyOf: [SHAPE, SIZE] } },
    ],
    [
      'properties by a pattern alone',
      { patternProperties: { '^x': SHAPE }, additionalProperties: false },
      { additionalProperties: SHAPE },
    ],
    [
      'properties by several patterns',
      { patternProperties: { '^x': SHAPE, '^y': SIZE }, additionalProperties: false },
      { additionalProperties: true },
    ],
    ['properties by a pattern and others', { patternProperties: { '^x': SHAPE } }, {}],
    [
      'bytes in a text',
      { type: 'string', contentEncoding: 'base64' },
      { format: 'byte', type: 'string', contentEncoding: 'base64' },
    ],
    [
      'bytes',
      { type: 'string', contentMediaType: 'application/octet-stream' },
      { format: 'binary', type: 'string', contentMediaType: 'application/octet-stream' },
    ],
  ])('%s', (_, schema, expected) => {
    expect(schema30(schema, (ref) => targets[ref])).toEqual(expected);
  });
});
