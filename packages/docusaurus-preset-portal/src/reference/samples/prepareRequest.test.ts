import { describe, expect, it } from 'vitest';
import type { SampleBody, SampleRequest } from '../requests/request';
import { type PreparedRequest, prepareRequest } from './prepareRequest';

const request = (parts: Partial<SampleRequest> = {}): SampleRequest => ({
  method: 'get',
  url: 'https://api.example.org/things',
  query: [],
  headers: [],
  secrets: [],
  ...parts,
});
const header = (name: string, value: string) => ({ name, value });
const field = (name: string, ...value: PreparedRequest['headers'][number]['value']) => ({ name, value });

it('of a request with nothing but an address', () => {
  expect(prepareRequest(request())).toEqual({
    method: 'GET',
    url: 'https://api.example.org/things',
    query: [],
    headers: [],
    secrets: [],
    body: undefined,
    contentType: undefined,
    output: 'text',
  });
});

it.each([
  ['image/*', 'answer.png'],
  ['text/csv', undefined],
])('%s is saved as %s', (accept, file) => expect(prepareRequest(request({ accept })).file).toBe(file));

describe('secrets', () => {
  const apiKey = { secret: { variable: 'API_KEY', local: 'apiKey' } };
  const token = { secret: { variable: 'TOKEN', local: 'token' } };

  it('are first among the headers, last in the query, and in one Cookie header', () => {
    expect(
      prepareRequest(
        request({
          query: [header('q', '1')],
          headers: [header('cookie', 'theme=dark'), header('X-Purpose', 'test'), header('Cookie', 'a=b')],
          secrets: [
            { in: 'query', name: 'key', variable: 'API_KEY' },
            { in: 'cookie', name: 'session', variable: 'TOKEN' },
            { in: 'header', name: 'X-Key', variable: 'API_KEY' },
            { in: 'header', name: 'Authorization', variable: 'TOKEN', prefix: 'Bearer ' },
            { in: 'cookie', name: 'again', variable: 'TOKEN', prefix: 'v1.' },
          ],
        }),
      ),
    ).toMatchObject({
      query: [field('q', '1'), field('key', apiKey)],
      headers: [
        field('X-Key', apiKey),
        field('Authorization', 'Bearer ', token),
        field('X-Purpose', 'test'),
        field('Cookie', 'theme=dark; a=b; session=', token, '; again=v1.', token),
      ],
      secrets: [apiKey.secret, token.secret],
    });
  });
});

describe('headers', () => {
  it.each([
    ['Content-Type', []],
    ['content-length', []],
    ['Content-Types', [field('Content-Types', 'x')]],
    ['X-Content-Type', [field('X-Content-Type', 'x')]],
    ['Cookies', [field('Cookies', 'x')]],
    ['My-Cookie', [field('My-Cookie', 'x')]],
  ])('%s', (name, wanted) => expect(prepareRequest(request({ headers: [header(name, 'x')] })).headers).toEqual(wanted));

  it('never contain line breaks', () => {
    expect(
      prepareRequest(request({ headers: [header('A\r\nB', 'x\r\n\r\ny\nz')], accept: 'text/csv\nX: y' })).headers,
    ).toEqual([field('A B', 'x y z'), field('Accept', 'text/csv X: y')]);
  });

  it.each<[string, SampleRequest['headers'], PreparedRequest['headers']]>([
    ['', [], []],
    ['application/json', [], []],
    ['text/csv', [], [field('Accept', 'text/csv')]],
    ['text/csv', [header('aCCept', 'text/plain')], [field('aCCept', 'text/plain')]],
    ['text/csv', [header('X-Accept', 'a')], [field('X-Accept', 'a'), field('Accept', 'text/csv')]],
    ['text/csv', [header('Accept-Language', 'a')], [field('Accept-Language', 'a'), field('Accept', 'text/csv')]],
  ])('a response of type %j beside %j', (accept, headers, wanted) =>
    expect(prepareRequest(request({ accept, headers })).headers).toEqual(wanted));
});

describe('output', () => {
  it.each<[string | undefined, PreparedRequest['output']]>([
    ['application/json', 'json'],
    [' Application/JSON ; charset=utf-8', 'json'],
    ['application/problem+json', 'json'],
    ['application/json\n;x', 'json'],
    ['application/json5', 'bytes'],
    ['x-application/json', 'bytes'],
    ['application/x+jsonp', 'bytes'],
    [undefined, 'text'],
    ['', 'text'],
    ['text/csv', 'text'],
    ['text/plain;charset=utf-8', 'text'],
    ['application/xml', 'text'],
    ['application/atom+xml', 'text'],
    ['application/yaml', 'text'],
    ['application/x-yaml', 'text'],
    ['application/csv', 'text'],
    ['application/x-ndjson', 'text'],
    ['application/json-seq', 'text'],
    ['application/jsonl', 'text'],
    ['application/xml-dtd', 'bytes'],
    ['application/octet-stream', 'bytes'],
    ['image/text/x', 'bytes'],
    ['image/png', 'bytes'],
  ])('%j is shown as %s', (accept, wanted) => expect(prepareRequest(request({ accept })).output).toBe(wanted));

  it('a HEAD request has no body to parse', () => {
    expect(prepareRequest(request({ method: 'head', accept: 'application/json' }))).toMatchObject({
      method: 'HEAD',
      output: 'text',
    });
  });
});

describe('type of the body', () => {
  it.each<[SampleBody, string | undefined]>([
    [{ kind: 'json', mediaType: 'application/json', value: 1 }, 'application/json'],
    [{ kind: 'text', mediaType: 'text/csv\r\nX: y', text: '' }, 'text/csv X: y'],
    [{ kind: 'form', fields: [] }, 'application/x-www-form-urlencoded'],
    [{ kind: 'multipart', parts: [] }, undefined],
  ])('%j', (body, wanted) => expect(prepareRequest(request({ body })).contentType).toBe(wanted));
});

it('removes only NUL and lone surrogates', () => {
  const bad = 'a\0b\ud800c\udc00d🦺';
  const good = 'abcd🦺';
  const prepared = prepareRequest(
    request({
      url: bad,
      query: [header(bad, bad)],
      body: { kind: 'json', mediaType: bad, value: { [bad]: [bad, 1, null, true, { x: bad }] } },
    }),
  );
  expect(prepared).toMatchObject({ url: good, query: [field(good, good)], contentType: good });
  expect(prepared.body).toEqual({
    kind: 'json',
    mediaType: good,
    value: { [good]: [good, 1, null, true, { x: good }] },
  });
});

describe('delimiters that are not encoded', () => {
  const plain = { name: 'b c', value: 'x y' };
  const encoded = { name: 'a', value: '1,2', encoded: 'a=1,2' };

  it.each<[string, SampleRequest['query'], Pick<PreparedRequest, 'url' | 'query'>]>([
    ['stand in the address', [encoded, plain], { url: 'https://api.example.org/things?a=1,2&b%20c=x%20y', query: [] }],
    ['are few', [plain], { url: 'https://api.example.org/things', query: [field('b c', 'x y')] }],
  ])('%s', (_, query, wanted) => expect(prepareRequest(request({ query }))).toMatchObject(wanted));

  it.each<[string, SampleBody, SampleBody]>([
    [
      'make text of a form',
      { kind: 'form', fields: [encoded, plain] },
      { kind: 'text', mediaType: 'application/x-www-form-urlencoded', text: 'a=1,2&b%20c=x%20y' },
    ],
    ['leave a form that has none', { kind: 'form', fields: [plain] }, { kind: 'form', fields: [plain] }],
  ])('%s', (_, body, wanted) => expect(prepareRequest(request({ body })).body).toEqual(wanted));
});
