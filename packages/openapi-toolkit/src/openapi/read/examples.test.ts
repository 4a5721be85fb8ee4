import { describe, expect, it } from 'vitest';
import type { MediaType } from '../document';
import { formatExample, mediaText, readExamples } from './examples';
import { contextOf, documentOf } from './read.fixture';

it.each([
  ['text', 'application/problem+json', '"text"'],
  ['text', '*/*', '"text"'],
  ['text', 'TEXT/JSON', '"text"'],
  [undefined, 'application/json', ''],
])('%j as %s', (value, mediaType, text) => expect(formatExample(value, mediaType)).toBe(text));

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

  it('returns none without a schema', () => expect(read({})).toEqual([]));

  it.each([
    ['application/xml', 'xml'],
    ['image/svg+XML', 'xml'],
    ['application/xmlish', 'text'],
  ])('%s is %s', (mediaType, language) => {
    expect(read({ example: 'a' }, mediaType).map((example) => example.language)).toEqual([language]);
  });
});
