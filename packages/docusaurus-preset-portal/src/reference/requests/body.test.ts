import { expect, it } from 'vitest';
import { operationOf } from '../generate/api.fixture';
import { sampleBodyOf } from './body';
import type { SampleBody } from './request';

const FORM = 'application/x-www-form-urlencoded';
const fields = {
  type: 'object',
  properties: { name: { type: 'string', example: 'a b' }, tags: { type: 'array', items: { type: 'integer' } } },
};
const upload = {
  type: 'object',
  properties: { note: { type: 'string', example: 'a' }, file: { type: 'string', format: 'binary' } },
};

it.each<[string, object | undefined, SampleBody | undefined]>([
  ['no body', undefined, undefined],
  ['a body without a media type', { content: {} }, undefined],
  [
    'JSON by the example of the contract',
    { content: { 'application/json': { example: { a: [1] } } } },
    { kind: 'json', mediaType: 'application/json', value: { a: [1] } },
  ],
  [
    'the first media type',
    { content: { 'application/merge-patch+json': { example: 1 }, 'text/plain': { example: 'x' } } },
    { kind: 'json', mediaType: 'application/merge-patch+json', value: 1 },
  ],
  [
    'JSON made from the schema',
    { content: { 'application/json': { schema: { type: 'object', properties: { id: { type: 'integer' } } } } } },
    { kind: 'json', mediaType: 'application/json', value: { id: 0 } },
  ],
  [
    'parts of another multipart type',
    { content: { 'multipart/related; type=a': { schema: upload } } },
    {
      kind: 'multipart',
      mediaType: 'multipart/related',
      parts: [
        { name: 'note', value: 'a' },
        { name: 'file', filename: 'file.bin' },
      ],
    },
  ],
  ['no parts of a form without a schema', { content: { 'multipart/form-data': {} } }, undefined],
  [
    'the first example with a value',
    {
      content: {
        'application/json': {
          examples: { remote: { externalValue: 'https://example.org/x' }, own: { value: { a: 1 } } },
        },
      },
    },
    { kind: 'json', mediaType: 'application/json', value: { a: 1 } },
  ],
  [
    'JSON without anything to go by',
    { content: { 'application/JSON': {} } },
    { kind: 'json', mediaType: 'application/JSON', value: {} },
  ],
  [
    'a form made from the schema: what is required or has an example',
    { content: { [FORM]: { schema: fields } } },
    {
      kind: 'form',
      fields: [{ name: 'name', value: 'a b' }],
    },
  ],
  [
    'a form by the example of the contract',
    { content: { [FORM]: { schema: fields, example: { name: 'mine' } } } },
    { kind: 'form', fields: [{ name: 'name', value: 'mine' }] },
  ],
  ['a form without fields', { content: { [FORM]: { example: 'x' } } }, { kind: 'form', fields: [] }],
  ['a form without anything to go by', { content: { [FORM]: { example: null } } }, { kind: 'form', fields: [] }],
  [
    'parts, files among them',
    { content: { 'multipart/form-data': { schema: upload } } },
    {
      kind: 'multipart',
      parts: [
        { name: 'note', value: 'a' },
        { name: 'file', filename: 'file.bin' },
      ],
    },
  ],
  [
    'XML as XML',
    {
      content: {
        'application/xml; charset=utf-8': {
          schema: {
            type: 'object',
            xml: { name: 'order' },
            properties: { id: { type: 'integer', xml: { attribute: true }, example: 7 } },
          },
        },
      },
    },
    {
      kind: 'text',
      mediaType: 'application/xml; charset=utf-8',
      text: '<?xml version="1.0" encoding="UTF-8"?>\n<order id="7"/>',
    },
  ],
  [
    'a JSON document on each line',
    { content: { 'application/x-ndjson': { example: [{ a: 1 }, { b: 2 }] } } },
    { kind: 'text', mediaType: 'application/x-ndjson', text: '{"a":1}\n{"b":2}\n' },
  ],
  [
    'bytes from a file',
    { content: { 'application/octet-stream': {} } },
    { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' },
  ],
  [
    'a picture from a file',
    { content: { 'image/png': { schema: { type: 'string', format: 'binary' } } } },
    { kind: 'file', mediaType: 'image/png', filename: 'body.png' },
  ],
  [
    'a file through oneOf',
    { content: { 'text/csv': { schema: { oneOf: [{ type: 'string', format: 'binary' }, { type: 'string' }] } } } },
    { kind: 'file', mediaType: 'text/csv', filename: 'body.csv' },
  ],
  [
    'any type: JSON where the value is an object, else a file',
    { content: { '*/*': { schema: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } } } } },
    { kind: 'json', mediaType: 'application/json', value: { a: 0 } },
  ],
  [
    'only the fields a request needs',
    {
      content: {
        'application/json': {
          schema: {
            required: ['a'],
            properties: {
              a: { type: 'string' },
              b: { type: 'string', nullable: true },
              c: { type: 'string', example: 'x' },
            },
          },
        },
      },
    },
    { kind: 'json', mediaType: 'application/json', value: { a: 'string', c: 'x' } },
  ],
  [
    'parts without a schema',
    { content: { 'multipart/form-data': { example: { note: 1 } } } },
    { kind: 'multipart', parts: [{ name: 'note', value: '1' }] },
  ],
  [
    'text by the example of the contract',
    { content: { 'text/csv': { example: 'a;b' } } },
    { kind: 'text', mediaType: 'text/csv', text: 'a;b' },
  ],
  [
    'text without an example that stands in the contract',
    { content: { 'text/csv': { examples: { remote: { externalValue: 'https://example.org/x' } } } } },
    { kind: 'text', mediaType: 'text/csv', text: '' },
  ],
  [
    'text made from the schema',
    {
      content: {
        'text/csv': {
          schema: { type: 'integer', example: 7 },
          examples: { remote: { externalValue: 'https://example.org/x' } },
        },
      },
    },
    { kind: 'text', mediaType: 'text/csv', text: '7' },
  ],
  [
    'text where the contract gives text, whatever the type',
    { content: { 'application/x-unknown': { example: 'a b' } } },
    { kind: 'text', mediaType: 'application/x-unknown', text: 'a b' },
  ],
  [
    'a file where it gives none',
    { content: { 'application/x-unknown': {} } },
    { kind: 'file', mediaType: 'application/x-unknown', filename: 'body.bin' },
  ],
  [
    'any type: a file where nothing says what is in it',
    { content: { '*/*': {} } },
    { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' },
  ],
  [
    'any type: a file where the value is a text, too',
    { content: { '*/*': { schema: { type: 'string', example: 'a', format: 'binary' } } } },
    { kind: 'file', mediaType: 'application/octet-stream', filename: 'body.bin' },
  ],
])('%s', (_, requestBody, wanted) => {
  const { document, operation, located } = operationOf({ requestBody }, { method: 'post' });
  expect(sampleBodyOf(document, operation, located)).toEqual(wanted);
});

it('follows a reference to the body', () => {
  const requestBodies = { Upload: { content: { 'multipart/form-data': { schema: upload } } } };
  const { document, operation, located } = operationOf(
    { requestBody: { $ref: '#/components/requestBodies/Upload' } },
    { method: 'post', components: { requestBodies } },
  );
  expect(sampleBodyOf(document, operation, located)).toMatchObject({ parts: [{ name: 'note' }, { name: 'file' }] });
});
