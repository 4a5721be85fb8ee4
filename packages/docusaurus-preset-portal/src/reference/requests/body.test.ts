import { expect, it } from 'vitest';
import { operationOf } from '../generate/api.fixture';
import { sampleBodyOf } from './body';
import type { SampleBody } from './request';

const FORM = 'application/x-www-form-urlencoded';
const PARTS = 'multipart/form-data';
const JSON_TYPE = 'application/json';
const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties });
const fields = object({
  name: { type: 'string', example: 'a b' },
  tags: { type: 'array', items: { type: 'integer' } },
});
const upload = object({ note: { type: 'string', example: 'a' }, file: { type: 'string', format: 'binary' } });
const remote = { externalValue: 'https://example.org/x' };
const parts = [
  { name: 'note', value: 'a' },
  { name: 'file', filename: 'file.bin' },
];
const bytes = { type: 'string', format: 'binary' };
const order = { ...object({ id: { type: 'integer', xml: { attribute: true }, example: 7 } }), xml: { name: 'order' } };
const optional = { a: { type: 'string' }, b: { type: 'string', nullable: true }, c: { type: 'string', example: 'x' } };

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

it('reads the first media type', () => {
  const content = { 'application/merge-patch+json': { example: 1 }, 'text/plain': { example: 'x' } };
  expect(bodyOf({ content })).toEqual({ kind: 'json', mediaType: 'application/merge-patch+json', value: 1 });
});

type Parsed<T> = T extends unknown ? Omit<T, 'mediaType'> & { mediaType?: string } : never;

it.each<[string, type: string, media: object, wanted: Parsed<SampleBody>]>([
  ['JSON by the example of the contract', JSON_TYPE, { example: { a: [1] } }, { kind: 'json', value: { a: [1] } }],
  [
    'JSON made from the schema',
    JSON_TYPE,
    { schema: object({ id: { type: 'integer' } }) },
    { kind: 'json', value: { id: 0 } },
  ],
  [
    'the first example with a value',
    JSON_TYPE,
    { examples: { remote, own: { value: { a: 1 } } } },
    { kind: 'json', value: { a: 1 } },
  ],
  ['JSON without anything to go by', 'application/JSON', {}, { kind: 'json', value: {} }],
  [
    'only the fields a request needs',
    JSON_TYPE,
    { schema: { ...object(optional, ['a']), type: undefined } },
    { kind: 'json', value: { a: 'string', c: 'x' } },
  ],
  [
    'a JSON document on each line',
    'application/x-ndjson',
    { example: [{ a: 1 }, { b: 2 }] },
    { kind: 'text', text: '{"a":1}\n{"b":2}\n' },
  ],
  [
    'XML as XML',
    'application/xml; charset=utf-8',
    { schema: order },
    { kind: 'text', text: '<?xml version="1.0" encoding="UTF-8"?>\n<order id="7"/>' },
  ],
  ['bytes from a file', 'application/octet-stream', {}, { kind: 'file', filename: 'body.bin' }],
  ['a picture from a file', 'image/png', { schema: bytes }, { kind: 'file', filename: 'body.png' }],
  [
    'a file through oneOf',
    'text/csv',
    { schema: { oneOf: [bytes, { type: 'string' }] } },
    { kind: 'file', filename: 'body.csv' },
  ],
  ['text by the example of the contract', 'text/csv', { example: 'a;b' }, { kind: 'text', text: 'a;b' }],
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
  ['a file where it gives none', 'application/x-unknown', {}, { kind: 'file', filename: 'body.bin' }],
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
    'any type: a file where the value is a text, too',
    '*/*',
    { schema: { ...bytes, example: 'a' } },
    { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' },
  ],
  [
    'parts of another multipart type',
    'multipart/related; type=a',
    { schema: upload },
    { kind: 'multipart', mediaType: 'multipart/related', parts },
  ],
])('%s', (_, type, media, wanted) =>
  expect(bodyOf({ content: { [type]: media } })).toEqual({ mediaType: type, ...wanted }));

it.each<[string, type: string, media: object, wanted: SampleBody]>([
  [
    'made from the schema: what is required or has an example',
    FORM,
    { schema: fields },
    { kind: 'form', fields: [{ name: 'name', value: 'a b' }] },
  ],
  [
    'by the example of the contract',
    FORM,
    { schema: fields, example: { name: 'mine' } },
    { kind: 'form', fields: [{ name: 'name', value: 'mine' }] },
  ],
  ['without fields', FORM, { example: 'x' }, { kind: 'form', fields: [] }],
  ['without anything to go by', FORM, { example: null }, { kind: 'form', fields: [] }],
  ['of parts, files among them', PARTS, { schema: upload }, { kind: 'multipart', parts }],
  [
    'of parts without a schema',
    PARTS,
    { example: { note: 1 } },
    { kind: 'multipart', parts: [{ name: 'note', value: '1' }] },
  ],
])('a form %s', (_, type, media, wanted) => expect(bodyOf({ content: { [type]: media } })).toEqual(wanted));

it('follows a reference to the body', () => {
  const requestBodies = { Upload: { content: { [PARTS]: { schema: upload } } } };
  expect(bodyOf({ $ref: '#/components/requestBodies/Upload' }, { requestBodies })).toMatchObject({
    parts: [{ name: 'note' }, { name: 'file' }],
  });
});
