import { describe, expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { collectionSecrets, headersOf, hostAndPath, loginOf, queryOf, requestAddress } from './collection';
import { callWith, collectionOf, ORIGIN } from './collection.fixture';

const keyIn = (place: 'header' | 'query' | 'cookie', prefix?: string): Partial<SampleRequest> => ({
  secrets: [{ in: place, name: 'a key', variable: 'EXAMPLE_KEY', prefix }],
});

const named = (...list: [name: string, value: string, encoded?: string][]) =>
  list.map(([name, value, encoded]) => ({ name, value, ...(encoded && { encoded }) }));

describe('queryOf', () => {
  it.each<[string, Partial<SampleRequest>, { name: string; value: string }[]]>([
    [
      'a key in the query stays a placeholder, after the others',
      { query: named(['b', '1']), ...keyIn('query', 'Key ') },
      named(['b', '1'], ['a%20key', 'Key {{exampleKey}}']),
    ],
    [
      'delimiters as they are',
      { query: named(['ids', '1,2', 'ids=1,2'], ['q', 'a=b', 'q=a=b']) },
      named(['ids', '1,2'], ['q', 'a=b']),
    ],
  ])('%s', (_, request, wanted) => expect(queryOf(callWith(request))).toEqual(wanted));
});

describe('hostAndPath and addressOf', () => {
  it.each([
    ['a host that only begins alike', `${ORIGIN}.evil.test/a`, ORIGIN, `${ORIGIN}.evil.test`, '/a'],
    ['an address without a host', '/v1/a', ORIGIN, '{{baseUrl}}', '/v1/a'],
    ['a segment that would be a variable', `${ORIGIN}/v1/:a/b:c`, ORIGIN, '{{baseUrl}}', '/v1/%3Aa/b:c'],
    ['the host alone', ORIGIN, ORIGIN, '{{baseUrl}}', ''],
  ])('%s', (_, url, origin, host, path) => {
    expect(hostAndPath(callWith({ url }), origin)).toEqual({ host, path });
    expect(requestAddress(callWith({ url }), origin)).toBe(host + path);
  });

  it('appends the query to the path', () => {
    const query = named(['a b', '1&2'], ['c', '']);
    expect(requestAddress(callWith({ query }), ORIGIN)).toBe('{{baseUrl}}/v1/things/7?a%20b=1%262&c=');
  });

  it('appends the query to an existing query', () =>
    expect(requestAddress(callWith({ url: `${ORIGIN}/v1/a?x=1`, query: [{ name: 'b', value: '2' }] }), ORIGIN)).toBe(
      '{{baseUrl}}/v1/a?x=1&b=2',
    ));
});

describe('headersOf', () => {
  const two: SampleRequest['secrets'] = [
    { in: 'header', name: 'A', variable: 'EXAMPLE_KEY_2' },
    { in: 'header', name: 'Authorization', variable: 'ACCESS_TOKEN', prefix: 'Bearer ' },
  ];
  it.each<[string, Partial<SampleRequest>, string[]]>([
    ['a key in a cookie', keyIn('cookie'), ['Cookie: a key={{exampleKey}}']],
    [
      'one Cookie header for all cookies',
      { headers: named(['Cookie', 'theme=dark']), ...keyIn('cookie') },
      ['Cookie: theme=dark; a key={{exampleKey}}'],
    ],
    ['a second key, a token', { secrets: two }, ['A: {{exampleKey2}}', 'Authorization: Bearer {{token}}']],
  ])('%s', (_, request, wanted) =>
    expect(headersOf(callWith(request)).map(({ name, value }) => `${name}: ${value}`)).toEqual(wanted));

  it.each<[string, accept: string, SampleRequest['headers'], string[]]>([
    ['none for JSON', 'application/problem+json', [], []],
    ['none for any type', '*/*', [], []],
    ['one for what only holds any type', '*/*;q=0.5', [], ['Accept: */*;q=0.5']],
    ['that of the contract', 'text/csv', named(['accept', 'a/b']), ['accept: a/b']],
    [
      'one beside headers that are named alike',
      'a/b',
      named(['X-Accept', '1'], ['Accept-Language', 'da']),
      ['X-Accept: 1', 'Accept-Language: da', 'Accept: a/b'],
    ],
  ])('Accept: %s', (_, accept, headers, wanted) =>
    expect(headersOf(callWith({ secrets: [], accept, headers })).map(({ name, value }) => `${name}: ${value}`)).toEqual(
      wanted,
    ));
});

it('secrets and passwords are listed once', () => {
  const secrets: SampleRequest['secrets'] = [
    { in: 'header', name: 'Authorization', variable: 'USER', password: 'PASSWORD', prefix: 'Basic ' },
    { in: 'query', name: 'k', variable: 'EXAMPLE_KEY_2' },
  ];
  expect(collectionSecrets(collectionOf(callWith(), callWith({ secrets }), callWith({ secrets })))).toEqual([
    { name: 'exampleKey', variable: 'EXAMPLE_KEY' },
    { name: 'user', variable: 'USER' },
    { name: 'password', variable: 'PASSWORD' },
    { name: 'exampleKey2', variable: 'EXAMPLE_KEY_2' },
  ]);
  expect([callWith(), callWith({ secrets })].map(loginOf)).toEqual([
    undefined,
    { scheme: 'Basic', user: '{{user}}', password: '{{password}}' },
  ]);
});
