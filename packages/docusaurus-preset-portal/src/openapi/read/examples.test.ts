import { describe, expect, it } from 'vitest';
import type { MediaType } from '../document';
import { formatExample, mediaText, readExamples, sampleValue } from './examples';
import { contextOf, documentOf } from './read.fixture';

it.each([
  [{ a: [1] }, 'application/json', '{\n  "a": [\n    1\n  ]\n}'],
  ['text', 'application/json', '"text"'],
  ['text', 'application/problem+json', '"text"'],
  ['text', '*/*', '"text"'],
  ['text', 'TEXT/JSON', '"text"'],
  ['te\u0000xt', 'text/plain', 'text'],
  ['<a/>', 'application/xml', '<a/>'],
  ['text', 'application/jsonl', 'text'],
  [1, 'text/plain', '1'],
  [null, 'text/plain', 'null'],
  [undefined, 'application/json', ''],
])('%j as %s', (value, mediaType, text) => expect(formatExample(value, mediaType)).toBe(text));

describe('sampleValue', () => {
  const schema = {
    type: 'object',
    properties: {
      id: { type: 'integer', readOnly: true },
      secret: { type: 'string', writeOnly: true },
      size: { $ref: '#/components/schemas/Size' },
    },
  };
  const document = documentOf({ schemas: { Size: { type: 'integer', example: 7 } } });

  it('omits read-only properties in a request', () => {
    expect(sampleValue(document, schema, 'request')).toEqual({ size: 7 });
  });

  it('omits write-only properties in a response', () => {
    expect(sampleValue(document, schema, 'response')).toEqual({ id: 0, size: 7 });
  });

  it('generates nothing without a schema, or with a dangling reference', () => {
    expect(sampleValue(document, undefined, 'request')).toBeUndefined();
    expect(sampleValue(document, { $ref: '#/components/schemas/Shape' }, 'request')).toBeUndefined();
  });
});

it.each([
  [{ a: '1', b: 'x y', c: [1, 2] }, 'application/x-www-form-urlencoded', 'a=1&b=x+y&c=1&c=2'],
  [{ a: '1', b: { c: 2 } }, 'multipart/form-data', 'a=1\nb={"c":2}'],
  ['a=1', 'application/x-www-form-urlencoded', 'a=1'],
])('%j as %s is a form', (value, mediaType, text) =>
  expect(mediaText(documentOf({}), undefined, value, mediaType)).toBe(text));

describe('readExamples', () => {
  const read = (media: MediaType, mediaType = 'application/json') =>
    readExamples(contextOf(), media, mediaType, 'body', 'request');

  it.each([
    ['text/csv', { type: 'array', items: { type: 'object' } }, 0],
    ['text/csv', { type: 'string' }, 1],
    ['application/x-ndjson', { type: 'object', properties: { a: { type: 'integer' } } }, 1],
  ])('makes of %s and %j %i examples', (mediaType, schema, count) =>
    expect(read({ schema } as MediaType, mediaType)).toHaveLength(count));

  it('reads the examples of the contract', () => {
    const examples = {
      small: { value: { a: 1 }, summary: 'S\u0000mall', description: 'A *small* one' },
      'far away': { externalValue: 'https://example.com/far.json', value: 1 },
    };
    expect(read({ examples, schema: { type: 'string' } })).toEqual([
      {
        name: 'small',
        anchor: 'body-example.small',
        summary: 'Small',
        description: '<p>A <em>small</em> one</p>',
        text: '{\n  "a": 1\n}',
        language: 'json',
        externalUrl: undefined,
      },
      {
        name: 'far away',
        anchor: 'body-example.far-away',
        summary: undefined,
        description: undefined,
        text: '',
        language: 'json',
        externalUrl: 'https://example.com/far.json',
      },
    ]);
  });

  it('generates an example from the schema', () => {
    expect(read({ schema: { type: 'integer', example: 4 } })).toEqual([
      {
        name: 'example',
        anchor: 'body-example.example',
        summary: 'Made from the schema',
        description: undefined,
        text: '4',
        language: 'json',
        externalUrl: undefined,
      },
    ]);
  });

  it('returns none without a schema', () => expect(read({})).toEqual([]));

  it.each([
    ['application/json', 'json'],
    ['application/problem+json; charset=utf-8', 'json'],
    ['application/xml', 'xml'],
    ['image/svg+XML', 'xml'],
    ['text/csv', 'text'],
    ['application/xmlish', 'text'],
  ])('%s is %s', (mediaType, language) => {
    expect(read({ example: 'a' }, mediaType).map((example) => example.language)).toEqual([language]);
  });
});
