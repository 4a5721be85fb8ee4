import { describe, expect, it } from 'vitest';
import { readHeader, readParameter } from './parameter';
import { contextOf, nodeOf } from './read.fixture';

const QUERY = { location: 'query', style: 'form', explode: true, serialization: undefined, examples: [] };
const nodeAt = (anchor: string, facts = {}) => {
  const name = anchor.split('.').at(-1) ?? '';
  return nodeOf({ name, anchor, role: 'property', ...facts });
};

it('reads a parameter', () => {
  const parameter = {
    name: 'sizes',
    in: 'query',
    required: true,
    explode: false,
    schema: { type: 'array', items: { type: 'string' } },
  };
  expect(readParameter(contextOf(), parameter)).toEqual({
    location: 'query',
    style: 'form',
    explode: false,
    serialization: 'comma-separated: `name=a,b`',
    sample: '["string"]',
    schema: nodeAt('query.sizes', { required: true, type: 'array of strings' }),
    examples: [],
  });
});

it.each([
  ['path', { location: 'path', style: 'simple', explode: false }],
  ['query', { location: 'query', style: 'form', explode: true }],
  ['header', { location: 'header', style: 'simple', explode: false }],
  ['cookie', { location: 'cookie', style: 'form', explode: true }],
  ['body', { location: 'query', style: 'form', explode: true }],
])('reads one in %s', (location, expected) => {
  expect(readParameter(contextOf(), { name: 'a\u0000', in: location })).toEqual({
    ...QUERY,
    ...expected,
    sample: '"string"',
    // A path parameter is required, whatever the contract says.
    schema: nodeAt(`${expected.location}.a`, { required: location === 'path' }),
  });
});

describe('a keyword beside the schema', () => {
  const written = (word: string) => ({
    description: word,
    'x-label': { en: word },
    'x-unit': word,
    'x-identifier': word,
    'x-house': { name: word },
    example: word,
  });
  const shown = (word: string) => ({
    label: { en: word },
    unit: word,
    identifier: word,
    extensions: { 'x-house': { name: word } },
    examples: [`"${word}"`],
  });
  const schema = { ...written('schema'), deprecated: true };
  const read = (own: object) => readParameter(contextOf(), { name: 'a', in: 'query', ...own, schema }).schema;

  it('overrides the schema', () => {
    const description = '<p>own</p>\n<p>schema</p>';
    expect(read({ ...written('own'), deprecated: false })).toEqual(
      nodeAt('query.a', { ...shown('own'), description, deprecated: true }),
    );
  });

  it('is read from the schema if it is missing', () =>
    expect(read({})).toEqual(
      nodeAt('query.a', { ...shown('schema'), description: '<p>schema</p>', deprecated: true }),
    ));

  it('can deprecate the parameter', () => {
    expect(readParameter(contextOf(), { name: 'a', in: 'query', deprecated: true }).schema.deprecated).toBe(true);
  });
});

it('reads the schema of the first media type', () => {
  const content = { 'application/json': { schema: { type: 'object' } }, 'text/plain': { schema: { type: 'string' } } };
  expect(readParameter(contextOf(), { name: 'a', in: 'query', content })).toEqual({
    ...QUERY,
    serialization: 'written as application/json',
    mediaType: 'application/json',
    sample: '{}',
    schema: nodeAt('query.a', { type: 'object' }),
  });
});

it('describes the serialization of a referenced schema', () => {
  const context = contextOf({ schemas: { List: { type: 'array' } } });
  const parameter = { name: 'a', in: 'query', schema: { $ref: '#/components/schemas/List' } };
  expect(readParameter(context, parameter).serialization).toBe('repeat the name for each value: `name=a&name=b`');
});

it('reads a response header', () => {
  const header = { description: 'Seconds', required: true, schema: { type: 'integer' }, example: 9 };
  expect(readHeader(contextOf(), 'Retry-After\u0000', header, 'response-429')).toEqual({
    schema: nodeAt('response-429-headers.Retry-After', {
      description: '<p>Seconds</p>',
      required: true,
      type: 'integer',
      examples: ['9'],
    }),
  });
});

it('reads `allowReserved`', () =>
  expect(readParameter(contextOf(), { name: 'a', in: 'query', allowReserved: true }).allowReserved).toBe(true));
