import { describe, expect, it } from 'vitest';
import type { ParameterObject } from '../document';
import { readHeader, readParameter } from './parameter';
import { contextOf, nodeOf } from './read.fixture';

const QUERY = { location: 'query', style: 'form', explode: true, serialization: undefined };

it('names the examples that have more than a value', () => {
  const examples: ParameterObject['examples'] = {
    plain: { value: 1 },
    'with summary': { value: 'x\u0000', summary: 'S\u0000um' },
    described: { value: { a: 1 }, description: 'A *one*' },
  };
  expect(readParameter(contextOf(), { name: 'a', in: 'query', examples })).toEqual({
    ...QUERY,
    schema: nodeOf({ name: 'a', anchor: 'query.a', role: 'property', examples: ['1', '"x\\u0000"', '{"a":1}'] }),
    examples: [
      {
        name: 'with summary',
        anchor: 'query.a-example.with-summary',
        summary: 'Sum',
        description: undefined,
        text: 'x',
        language: 'text',
      },
      {
        name: 'described',
        anchor: 'query.a-example.described',
        summary: undefined,
        description: '<p>A <em>one</em></p>',
        text: '{\n  "a": 1\n}',
        language: 'text',
      },
    ],
  });
});

describe('a value for a request', () => {
  it.each<[string, object, string | undefined]>([
    ['of the right type', { schema: { type: 'integer', minimum: 3 } }, '3'],
    ['of the right type in content', { content: { 'application/json': { schema: { type: 'boolean' } } } }, 'true'],
    ['none beside an example', { schema: { type: 'string' }, example: 'x' }, undefined],
    ['none beside an example of the schema', { schema: { example: 'x' } }, undefined],
    ['none beside an example of the content', { content: { 'text/plain': { example: 'x' } } }, undefined],
    ['none beside a default', { schema: { default: 'x' } }, undefined],
    ['none beside a constant', { schema: { const: 'x' } }, undefined],
    ['none beside a list of values', { schema: { enum: ['x'] } }, undefined],
  ])('%s', (_, facts, wanted) =>
    expect(readParameter(contextOf(), { name: 'a', in: 'query', ...facts }).sample).toBe(wanted));
});

it('reads the examples of the content', () => {
  const content = {
    'application/json': { examples: { one: { summary: 'First', value: { a: 1 } }, two: { value: 2 } } },
  };
  const { schema, examples } = readParameter(contextOf(), { name: 'a', in: 'query', content });
  expect(schema.examples).toEqual(['{"a":1}', '2']);
  expect(examples.map(({ name, summary }) => [name, summary])).toEqual([['one', 'First']]);
});

it('puts the examples of a header before the notes of its schema', () => {
  const examples: ParameterObject['examples'] = {
    both: { value: 1, summary: 'One', description: 'Of all' },
    described: { value: 2, description: 'Two' },
    plain: { value: 3 },
  };
  expect(readHeader(contextOf(), 'X-A', { schema: {}, examples } as unknown as ParameterObject, 'at').schema).toEqual(
    nodeOf({
      ...{ name: 'X-A', anchor: 'at-headers.X-A', role: 'property', examples: ['1', '2', '3'] },
      notes: [
        { name: '1', value: 'One: Of all' },
        { name: '2', value: 'Two' },
      ],
    }),
  );
});

it.each([
  [{ 'x-sunset': '2030-01-01', schema: { 'x-sunset': '2031-01-01' } }, '2030-01-01'],
  [{ schema: { 'x-sunset': '2031-01-01' } }, '2031-01-01'],
])('the day of %j is %s', (facts, day) =>
  expect(readParameter(contextOf(), { name: 'a', in: 'query', ...facts } as ParameterObject).schema.sunset).toBe(day));

it('reads an unknown location as the query', () =>
  expect(readParameter(contextOf(), { name: 'a', in: 'body' } as unknown as ParameterObject).location).toBe('query'));
