import { expect, it } from 'vitest';
import { operationOf } from '../testing/contracts';
import { sampleBodyOf } from './body';
import type { SampleBody } from './request';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';
const JSON_TYPE = 'application/json';
const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties });
const upload = object({ note: { type: 'string', example: 'a' }, file: { type: 'string', format: 'binary' } });
const remote = { externalValue: 'https://example.org/x' };
const parts = [
  { name: 'note', value: 'a' },
  { name: 'file', filename: 'file.bin' },
];
const bytes = { type: 'string', format: 'binary' };

const bodyOf = (requestBody: object | undefined, components: object = {}) => {
  const { document, operation, located } = operationOf({ requestBody }, { method: 'post', components });
  return sampleBodyOf(document, operation, located);
};

it('reads no body, none without a media type, and no parts of a form without a schema', () => {
  expect([undefined, { content: {} }, { content: { [PARTS]: {} } }].map((body) => bodyOf(body))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

type Parsed<T> = T extends unknown ? Omit<T, 'mediaType'> & { mediaType?: string } : never;

it.each<[string, type: string, media: object, wanted: Parsed<SampleBody>]>([
  ['JSON without anything to go by', 'application/JSON', {}, { kind: 'json', value: {} }],
  [
    'a file through oneOf',
    'text/csv',
    { schema: { oneOf: [bytes, { type: 'string' }] } },
    { kind: 'file', filename: 'body.csv' },
  ],
  [
    'text without an example that stands in the contract',
    'text/csv',
    { examples: { remote } },
    { kind: 'text', text: '' },
  ],
  [
    'text made from the schema',
    'text/csv',
    { schema: { type: 'integer', example: 7 }, examples: { remote } },
    { kind: 'text', text: '7' },
  ],
  [
    'text where the contract gives text, whatever the type',
    'application/x-unknown',
    { example: 'a b' },
    { kind: 'text', text: 'a b' },
  ],
  [
    'any type: JSON where the value is an object, else a file',
    '*/*',
    { schema: object({ a: { type: 'integer' } }, ['a']) },
    { kind: 'json', mediaType: JSON_TYPE, value: { a: 0 } },
  ],
  [
    'any type: a file where nothing says what is in it',
    '*/*',
    {},
    { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' },
  ],
  [
    'parts of another multipart type',
    'multipart/related; type=a',
    { schema: upload },
    { kind: 'multipart', mediaType: 'multipart/related', parts },
  ],
  [
    'parts by their place',
    'multipart/mixed',
    {
      schema: { type: 'array', prefixItems: [object({ a: { example: 'x' } }), {}], items: {} },
      prefixEncoding: [{ contentType: JSON_TYPE }, { contentType: 'image/png' }],
    },
    {
      kind: 'multipart',
      parts: [
        { name: 'part1', value: '{"a":"x"}', mediaType: JSON_TYPE },
        { name: 'part2', filename: 'part2.png', mediaType: 'image/png' },
      ],
    },
  ],
])('%s', (_, type, media, wanted) =>
  expect(bodyOf({ content: { [type]: media } })).toEqual({ mediaType: type, ...wanted }));

it.each<[string, type: string, media: object, wanted: SampleBody]>([
  ['without fields', FORM, { example: 'x' }, { kind: 'form', fields: [] }],
  ['without anything to go by', FORM, { example: null }, { kind: 'form', fields: [] }],
])('a form %s', (_, type, media, wanted) => expect(bodyOf({ content: { [type]: media } })).toEqual(wanted));
