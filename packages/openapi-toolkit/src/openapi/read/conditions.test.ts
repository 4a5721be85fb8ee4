// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema.
import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { conditionsOf } from './conditions';
import { contextOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const then = { required: ['b'] };
const fields = { properties: { b: { type: 'string' } } };

it.each<[object, string[]]>([
  [
    { if: { properties: { a: { const: 1 } }, required: ['a'] }, then, else: then },
    ['if a is 1: required b', 'otherwise: required b'],
  ],
  [
    { if: { properties: { a: { enum: ['x', null] } }, required: ['c'] }, then },
    ['if a is "x" or null and c is present: required b'],
  ],
  [{ if: { properties: { a: { not: { const: '' } } } }, then }, ['if a is not "": required b']],
  [{ if: { properties: { a: { minimum: 5 } } }, then }, ['if a at least 5: required b']],
  [{ if: { not: { required: ['a'] } }, then }, ['if a is absent: required b']],
  [{ dependentRequired: { c: ['d', 'e'] } }, ['with c: required d and e']],
  [{ dependencies: { c: ['d'], e: fields } }, ['with c: required d']],
])('%j in words', (schema, words) => expect(conditionsOf([schema as Schema]).words).toEqual(words));

it.each<[object, string[]]>([
  [{ if: { properties: { a: { const: 1 } } }, then: fields, else: fields }, ['if a is 1', 'otherwise']],
  [{ if: { anyOf: [{}] }, then: fields }, ['condition', 'if it is met']],
  [{ dependentSchemas: { c: fields } }, ['with c']],
  [{ dependencies: { c: ['d'], e: fields } }, ['with e']],
])('%j as fields', (schema, words) =>
  expect(conditionsOf([schema as Schema]).conditions.map((one) => one.words)).toEqual(words));

it('shows every condition of several parts', () => {
  const part = (value: number, name: string) => ({
    if: { properties: { a: { const: value } } },
    then: { properties: { [name]: { type: 'string' } }, required: [name] },
  });
  const schema = { type: 'object', properties: { a: {} }, allOf: [part(1, 'b'), part(2, 'c')] };
  const { variants, type, constraints } = readSchema(contextOf(), schema, ROOT);
  expect([type, constraints]).toEqual(['object', []]);
  expect(
    variants.map(({ keyword, options }) => [keyword, options.map(({ name, children }) => [name, children[0]?.name])]),
  ).toEqual([
    [
      'if',
      [
        ['if a is 1', 'b'],
        ['if a is 2', 'c'],
      ],
    ],
  ]);
});
