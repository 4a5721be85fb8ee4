import { describe, expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { addressOf, bodyOf, headersOf, hostAndPath, queryOf } from './collection';
import { callWith, ORIGIN } from './collection.fixture';

const keyIn = (place: 'header' | 'query' | 'cookie', prefix?: string): Partial<SampleRequest> => ({
  secrets: [{ in: place, name: 'a key', variable: 'EXAMPLE_KEY', prefix }],
});

describe('queryOf', () => {
  it.each<[string, Partial<SampleRequest>, { name: string; value: string }[]]>([
    ['none', {}, []],
    [
      'percent-encodes names and values, in order',
      {
        query: [
          { name: 'filter[a]', value: 'x y&z=+' },
          { name: 'b', value: 'é/?' },
        ],
      },
      [
        { name: 'filter%5Ba%5D', value: 'x%20y%26z%3D%2B' },
        { name: 'b', value: '%C3%A9%2F%3F' },
      ],
    ],
    [
      'a key in the query stays a placeholder, after the others',
      { query: [{ name: 'b', value: '1' }], ...keyIn('query', 'Key ') },
      [
        { name: 'b', value: '1' },
        { name: 'a%20key', value: 'Key {{apiKey}}' },
      ],
    ],
    ['keys elsewhere are left out', keyIn('cookie'), []],
  ])('%s', (_, request, wanted) => expect(queryOf(callWith(request))).toEqual(wanted));
});

describe('hostAndPath and addressOf', () => {
  it.each([
    ['the host is a variable', `${ORIGIN}/v1/a%2Fb`, ORIGIN, '{{baseUrl}}', '/v1/a%2Fb'],
    ['another server keeps its host', 'https://files.example.org/a', ORIGIN, 'https://files.example.org', '/a'],
    ['without an absolute server all of it is path', '/v1/a', '', '{{baseUrl}}', '/v1/a'],
  ])('%s', (_, url, origin, host, path) => {
    expect(hostAndPath(callWith({ url }), origin)).toEqual({ host, path });
    expect(addressOf(callWith({ url }), origin)).toBe(host + path);
  });

  it('puts the query behind the path', () => {
    const query = [
      { name: 'a b', value: '1&2' },
      { name: 'c', value: '' },
    ];
    expect(addressOf(callWith({ query }), ORIGIN)).toBe('{{baseUrl}}/v1/things/7?a%20b=1%262&c=');
  });
});

describe('headersOf', () => {
  const json = { kind: 'json', mediaType: 'application/merge-patch+json', value: {} } as const;
  it.each<[string, Partial<SampleRequest>, [string, string][]]>([
    ['the key', {}, [['X-Key', '{{apiKey}}']]],
    ['the key with its prefix', keyIn('header', 'Bearer '), [['a key', 'Bearer {{apiKey}}']]],
    ['no key in a header when it is in the query', keyIn('query'), []],
    ['a key in a cookie', keyIn('cookie'), [['Cookie', 'a key={{apiKey}}']]],
    [
      'one Cookie header for all cookies',
      { headers: [{ name: 'Cookie', value: 'theme=dark' }], ...keyIn('cookie') },
      [['Cookie', 'theme=dark; a key={{apiKey}}']],
    ],
    [
      'authentication first, the type of the body last',
      { headers: [{ name: 'X-Purpose', value: 'test' }], body: json },
      [
        ['X-Key', '{{apiKey}}'],
        ['X-Purpose', 'test'],
        ['Content-Type', 'application/merge-patch+json'],
      ],
    ],
    [
      'no type for a body that is not sent',
      { body: { kind: 'text', mediaType: 'text/plain', text: 'a' } },
      [['X-Key', '{{apiKey}}']],
    ],
  ])('%s', (_, request, wanted) =>
    expect(headersOf(callWith(request)).map(({ name, value }) => [name, value])).toEqual(wanted));
});

it.each<[string, SampleRequest['body'], string | undefined]>([
  ['none', undefined, undefined],
  ['JSON, indented', { kind: 'json', mediaType: 'application/json', value: { a: [1] } }, '{\n  "a": [\n    1\n  ]\n}'],
  ['another kind', { kind: 'text', mediaType: 'text/plain', text: 'a' }, undefined],
])('bodyOf: %s', (_, body, wanted) => expect(bodyOf(callWith({ body }))).toBe(wanted));
