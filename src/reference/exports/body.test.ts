import { describe, expect, it } from 'vitest';
import type { SampleBody } from '../requests/request';
import { brunoBody } from './brunoBody';
import { callWith, collectionOf } from './collection.fixture';
import { httpFile } from './httpFile';
import { postmanCollection } from './postman';

const FORM = 'application/x-www-form-urlencoded';

/** Returns a form field in the format of Postman. */
const text = (key: string, value: string) => ({ key, value, type: 'text' });

/** Bodies with the expected headers and content in each format. */
const CASES: Record<string, { body: SampleBody; postman: object; bruno: [mode: string, block: string]; http: string }> =
  {
    JSON: {
      body: { kind: 'json', mediaType: 'application/json', value: { a: '{{x}}' } },
      postman: { mode: 'raw', raw: '{\n  "a": "\\u007b{x}}"\n}', options: { raw: { language: 'json' } } },
      bruno: ['json', 'body:json {\n  {\n    "a": "\\u007b{x}}"\n  }\n}\n'],
      http: 'Content-Type: application/json\n\n{\n  "a": "\\u007b{x}}"\n}\n',
    },
    XML: {
      body: { kind: 'text', mediaType: 'application/xml', text: '<a>{{x}}</a>' },
      postman: { mode: 'raw', raw: '<a>&#123;{x}}</a>', options: { raw: { language: 'xml' } } },
      bruno: ['xml', 'body:xml {\n  <a>&#123;{x}}</a>\n}\n'],
      http: 'Content-Type: application/xml\n\n<a>&#123;{x}}</a>\n',
    },
    text: {
      body: { kind: 'text', mediaType: 'text/csv', text: 'a;b' },
      postman: { mode: 'raw', raw: 'a;b', options: { raw: { language: 'text' } } },
      bruno: ['text', 'body:text {\n  a;b\n}\n'],
      http: 'Content-Type: text/csv\n\na;b\n',
    },
    form: {
      body: { kind: 'form', fields: [{ name: 'a', value: 'x y' }] },
      postman: { mode: 'urlencoded', urlencoded: [text('a', 'x y')] },
      bruno: ['formUrlEncoded', 'body:form-urlencoded {\n  a: x y\n}\n'],
      http: `Content-Type: ${FORM}\n\na=x%20y\n`,
    },
    'form with delimiters': {
      body: { kind: 'form', fields: [{ name: 'a', value: '1,2', encoded: 'a=1,2' }] },
      postman: { mode: 'raw', raw: 'a=1,2', options: { raw: { language: 'text' } } },
      bruno: ['text', 'body:text {\n  a=1,2\n}\n'],
      http: `Content-Type: ${FORM}\n\na=1,2\n`,
    },
    'form that no block holds': {
      body: { kind: 'form', fields: [{ name: 'a b', value: '@x\ny' }] },
      postman: { mode: 'urlencoded', urlencoded: [text('a b', '@x\ny')] },
      bruno: ['text', 'body:text {\n  a%20b=%40x%0Ay\n}\n'],
      http: `Content-Type: ${FORM}\n\na%20b=%40x%0Ay\n`,
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
      bruno: ['text', 'body:text {\n  a=1,2&b=x\n}\n'],
      http: `Content-Type: ${FORM}\n\na=1,2&b=x\n`,
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
      bruno: ['text', 'body:text {\n  a=x&b=%20y\n}\n'],
      http: `Content-Type: ${FORM}\n\na=x&b=%20y\n`,
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
      bruno: [
        'multipartForm',
        'body:multipart-form {\n  meta: {} @contentType(application/json)\n  photo: @file(photo.png) @contentType(image/png)\n  note: n\n}\n',
      ],
      http: [
        'Content-Type: multipart/form-data; boundary=part-of-the-request',
        '',
        '--part-of-the-request',
        'Content-Disposition: form-data; name="meta"',
        'Content-Type: application/json',
        '',
        '{}',
        '--part-of-the-request',
        'Content-Disposition: form-data; name="photo"; filename="photo.png"',
        'Content-Type: image/png',
        '',
        '< ./photo.png',
        '--part-of-the-request',
        'Content-Disposition: form-data; name="note"',
        '',
        'n',
        '--part-of-the-request--',
        '',
      ].join('\n'),
    },
    file: {
      body: { kind: 'file', mediaType: 'application/pdf', filename: 'body.pdf' },
      postman: { mode: 'file', file: { src: 'body.pdf' } },
      bruno: ['file', 'body:file {\n  file: @file(body.pdf) @contentType(application/pdf)\n}\n'],
      http: 'Content-Type: application/pdf\n\n< ./body.pdf\n',
    },
  };

describe.each(Object.entries(CASES))('%s', (_, { body, postman, bruno, http }) => {
  const collection = collectionOf(callWith({ method: 'POST', body, secrets: [] }));

  it('in Postman', () => {
    const { request } = JSON.parse(postmanCollection(collection)).item[0].item[0];
    expect(request.body).toEqual(postman);
    const isTyped = ['raw', 'file'].includes(request.body.mode);
    expect(request.header.map(({ key }: { key: string }) => key)).toEqual(isTyped ? ['Content-Type'] : []);
  });

  it('in Bruno', () => {
    const { mode, blocks, headers } = brunoBody(body);
    expect([mode, ...blocks]).toEqual(bruno);
    expect(headers.length).toBe(['formUrlEncoded', 'multipartForm'].includes(mode) ? 0 : 1);
  });

  it('in an HTTP file', () => {
    const text = httpFile(collection);
    expect(text.slice(text.indexOf('Content-Type'))).toBe(http);
  });
});

it('no body', () => expect(brunoBody(undefined)).toEqual({ mode: 'none', headers: [], blocks: [] }));

it('name and password in each format', () => {
  const secrets = [
    { in: 'header', name: 'Authorization', variable: 'USER', password: 'PASSWORD', prefix: 'Basic ' },
  ] as const;
  const collection = collectionOf(callWith({ secrets: [...secrets] }));
  expect(JSON.parse(postmanCollection(collection)).item[0].item[0].request.auth).toEqual({
    type: 'basic',
    basic: [
      { key: 'username', value: '{{user}}', type: 'string' },
      { key: 'password', value: '{{password}}', type: 'string' },
    ],
  });
  expect(httpFile(collection)).toContain('\nAuthorization: Basic {{user}} {{password}}\n');
});

it('an HTTP file has a line for each cookie', () => {
  const headers = [{ name: 'Cookie', value: 'a=1; b=2' }];
  expect(httpFile(collectionOf(callWith({ headers })))).toContain('\nCookie: a=1\nCookie: b=2\n');
});
