import { describe, expect, it } from 'vitest';
import type { SampleBody } from '../requests/request';
import { callWith, collectionOf } from './collection.fixture';
import { postmanCollection } from './postman';

/** Returns a form field in the format of Postman. */
const text = (key: string, value: string) => ({ key, value, type: 'text' });

/** Bodies with the expected headers and content in Postman. */
const CASES: Record<string, { body: SampleBody; postman: object }> = {
  JSON: {
    body: { kind: 'json', mediaType: 'application/json', value: { a: '{{x}}' } },
    postman: { mode: 'raw', raw: '{\n  "a": "\\u007b{x}}"\n}', options: { raw: { language: 'json' } } },
  },
  XML: {
    body: { kind: 'text', mediaType: 'application/xml', text: '<a>{{x}}</a>' },
    postman: { mode: 'raw', raw: '<a>&#123;{x}}</a>', options: { raw: { language: 'xml' } } },
  },
  text: {
    body: { kind: 'text', mediaType: 'text/csv', text: 'a;b' },
    postman: { mode: 'raw', raw: 'a;b', options: { raw: { language: 'text' } } },
  },
  form: {
    body: { kind: 'form', fields: [{ name: 'a', value: 'x y' }] },
    postman: { mode: 'urlencoded', urlencoded: [text('a', 'x y')] },
  },
  'form with delimiters': {
    body: { kind: 'form', fields: [{ name: 'a', value: '1,2', encoded: 'a=1,2' }] },
    postman: { mode: 'raw', raw: 'a=1,2', options: { raw: { language: 'text' } } },
  },
  'form that no block holds': {
    body: { kind: 'form', fields: [{ name: 'a b', value: '@x\ny' }] },
    postman: { mode: 'urlencoded', urlencoded: [text('a b', '@x\ny')] },
  },
  'two fields, one with delimiters': {
    body: {
      kind: 'form',
      fields: [
        { name: 'a', value: '1,2', encoded: 'a=1,2' },
        { name: 'b', value: 'x' },
      ],
    },
    postman: { mode: 'raw', raw: 'a=1,2&b=x', options: { raw: { language: 'text' } } },
  },
  'two fields, one that no block holds': {
    body: {
      kind: 'form',
      fields: [
        { name: 'a', value: 'x' },
        { name: 'b', value: ' y' },
      ],
    },
    postman: { mode: 'urlencoded', urlencoded: [text('a', 'x'), text('b', ' y')] },
  },
  parts: {
    body: {
      kind: 'multipart',
      parts: [
        { name: 'meta', value: '{}', mediaType: 'application/json' },
        { name: 'photo', filename: 'photo.png', mediaType: 'image/png' },
        { name: 'note', value: 'n' },
      ],
    },
    postman: {
      mode: 'formdata',
      formdata: [
        { key: 'meta', type: 'text', value: '{}', contentType: 'application/json' },
        { key: 'photo', type: 'file', src: 'photo.png', contentType: 'image/png' },
        text('note', 'n'),
      ],
    },
  },
  file: {
    body: { kind: 'file', mediaType: 'application/pdf', filename: 'body.pdf' },
    postman: { mode: 'file', file: { src: 'body.pdf' } },
  },
};

describe.each(Object.entries(CASES))('%s', (_, { body, postman }) => {
  const collection = collectionOf(callWith({ method: 'POST', body, secrets: [] }));

  it('in Postman', () => {
    const { request } = JSON.parse(postmanCollection(collection)).item[0].item[0];
    expect(request.body).toEqual(postman);
    const isTyped = ['raw', 'file'].includes(request.body.mode);
    expect(request.header.map(({ key }: { key: string }) => key)).toEqual(isTyped ? ['Content-Type'] : []);
  });
});
