import { expect, it } from 'vitest';
import { readMedia } from './media';
import { contextOf, nodeOf, propertyOf } from './read.fixture';

const SCHEMA = { type: 'object', properties: { a: { type: 'string', example: 'x' } } };
const example = (anchor: string, text: string) => ({
  name: 'example',
  anchor,
  summary: 'Made from the schema',
  text,
  language: 'json',
});

it('gives the first media type the short anchors', () => {
  const content = {
    'application/json': { schema: SCHEMA },
    'text/csv\u0000': { schema: { type: 'string' } },
    'image/png': {},
  };
  const child = { type: 'string', examples: ['"x"'] };
  expect(readMedia(contextOf(), content, 'body', 'request')).toEqual([
    {
      type: 'application/json',
      anchor: 'body',
      schema: nodeOf({
        anchor: 'body',
        required: true,
        type: 'object',
        children: [propertyOf('a', { ...child, anchor: 'body.a' })],
      }),
      examples: [example('body-example.example', '{\n  "a": "x"\n}')],
      notes: [],
    },
    {
      type: 'text/csv',
      anchor: 'body-text-csv-',
      schema: nodeOf({ anchor: 'body-text-csv-', required: true, type: 'string' }),
      examples: [{ ...example('body-text-csv--example.example', 'string'), language: 'text' }],
      notes: [],
    },
    { type: 'image/png', anchor: 'body-image-png', examples: [], notes: [] },
  ]);
});

it('names the type of each part by its place, and shows what a text holds', () => {
  const schema = {
    type: 'array',
    items: { type: 'string', contentMediaType: 'application/json', contentSchema: SCHEMA },
  };
  const media = { schema, prefixEncoding: [{ contentType: 'image/png' }], itemEncoding: { contentType: 'text/plain' } };
  const [found] = readMedia(contextOf(), { 'multipart/mixed': media }, 'body', 'request');
  expect(found?.notes).toEqual([
    { name: 'encoding of part 1', value: 'image/png' },
    { name: 'encoding of each further part', value: 'text/plain' },
  ]);
  expect(found?.schema?.children).toMatchObject([{ name: 'as application/json', children: [{ name: 'a' }] }]);
});

const shown = (types: string[], others: object = {}) => {
  const media = types.map((type) => [type, { schema: SCHEMA, ...others }]);
  return readMedia(contextOf(), Object.fromEntries(media), 'body', 'request').map((one) => [
    [one.type, ...(one.alsoTypes ?? [])],
    one.schema ? 'fields' : one.sameAs?.label,
  ]);
};

it('shows a body of several media types once', () => {
  const types = ['application/json-patch+json', 'application/json', 'text/json', 'application/*+json'];
  const [patch, json, ...others] = types;
  expect(shown(types)).toEqual([[[json, patch, ...others], 'fields']]);
  expect(shown(['text/plain', 'application/json', 'text/json'])).toEqual([
    [['application/json', 'text/json', 'text/plain'], 'fields'],
  ]);
});

it('shows the fields of a body in several notations once', () =>
  expect(shown(['application/xml', 'application/json', 'text/xml', 'multipart/form-data'])).toEqual([
    [['application/json'], 'fields'],
    [['application/xml', 'text/xml'], 'application/json'],
    [['multipart/form-data'], 'application/json'],
  ]));

it('notes the encoding of the parts', () => {
  const encoding = { file: { contentType: 'image/png' } };
  expect(readMedia(contextOf(), { 'multipart/form-data': { encoding } }, 'body', 'request')).toEqual([
    {
      type: 'multipart/form-data',
      anchor: 'body',
      examples: [],
      notes: [{ name: 'encoding of file', value: 'image/png' }],
    },
  ]);
});

it('generates examples for the direction of the body', () => {
  const schema = {
    type: 'object',
    properties: { r: { type: 'integer', readOnly: true }, w: { type: 'integer', writeOnly: true } },
  };
  const texts = (['request', 'response'] as const).map(
    (direction) => readMedia(contextOf(), { 'application/json': { schema } }, 'at', direction)[0]?.examples[0]?.text,
  );
  expect(texts).toEqual(['{\n  "w": 0\n}', '{\n  "r": 0\n}']);
});

it('a body of errors without a reference is repeated', () => {
  const page = contextOf({ schemas: { Problem: { title: 'Problem' } } });
  const own = { 'application/json': { schema: { title: 'Own' } } };
  const bodies = ['a', 'b'].map((at) => readMedia(page, own, at, 'response', at)[0]);
  expect(bodies.map((body) => [body?.schema?.title, body?.sameAs])).toEqual([
    ['Own', undefined],
    ['Own', undefined],
  ]);
});
