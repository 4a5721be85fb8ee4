import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { schemaNodes } from '../walk';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const read = (schema: Schema) => {
  const { constraints, variants } = readSchema(contextOf(), schema, ROOT);
  return { constraints, variants: variants.map(({ keyword }) => keyword) };
};

it.each<[Schema, string]>([
  [
    { anyOf: [{ required: ['id'] }, { required: ['name', 'born'] }] },
    'at least one of these is required: id, or name and born',
  ],
  [
    { oneOf: [{ required: ['id'], type: 'object' }, { required: ['name'] }] },
    'exactly one of these is required: id, or name',
  ],
  [
    {
      oneOf: [
        { required: ['id'], title: 'By id' },
        { required: ['name'], description: 'By name' },
      ],
    },
    'exactly one of these is required: id (By id), or name (By name)',
  ],
  [{ not: { required: ['id', 'name'] } }, 'never with id and name together'],
  [{ not: { required: ['id'] } }, 'never with id'],
])('%j in words', (schema, words) => expect(read(schema)).toEqual({ constraints: [words], variants: [] }));

it.each<[Schema, string]>([
  [{ anyOf: [{ required: ['id'] }, { properties: { a: {} } }] }, 'anyOf'],
  [{ anyOf: [{ required: ['id'] }, { required: ['a'], properties: { a: {} } }] }, 'anyOf'],
  [{ oneOf: [{ required: [] }, { required: ['a'] }] }, 'oneOf'],
  [{ oneOf: [{ required: ['b'], type: 'array' }, { required: ['a'] }] }, 'oneOf'],
  [{ not: { properties: { a: {} }, required: ['a'] } }, 'not'],
])('%j stays a list of alternatives', (schema, keyword) =>
  expect(read(schema)).toEqual({ constraints: [], variants: [keyword] }));

it('requires what a schema around the alternatives requires, at any depth, but not of what must not match', () => {
  const properties = { a: {}, b: {} };
  const schema = { required: ['a'], oneOf: [{ required: ['b'], anyOf: [{ properties }, true] }], not: { properties } };
  const found = schemaNodes(readSchema(contextOf(), { anyOf: [schema, true] }, ROOT)).filter(
    ({ role }) => role === 'property',
  );
  expect(found.map(({ name, required }) => [name, required])).toEqual([
    ['a', true],
    ['b', true],
    ['a', false],
    ['b', false],
  ]);
});
