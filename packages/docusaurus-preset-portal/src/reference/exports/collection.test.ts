import { describe, expect, it } from 'vitest';
import type { SampleRequest } from '../requests/request';
import { collectionSecrets, hostAndPath, loginOf, requestAddress, secretName } from './collection';
import { callWith, collectionOf, ORIGIN } from './collection.fixture';

describe('hostAndPath and addressOf', () => {
  it.each([
    ['the host is a variable', `${ORIGIN}/v1/a%2Fb`, ORIGIN, '{{baseUrl}}', '/v1/a%2Fb'],
    ['a host that only begins alike', `${ORIGIN}.evil.test/a`, ORIGIN, `${ORIGIN}.evil.test`, '/a'],
    ['an address without a host', '/v1/a', ORIGIN, '{{baseUrl}}', '/v1/a'],
    ['a segment that would be a variable', `${ORIGIN}/v1/:a/b:c`, ORIGIN, '{{baseUrl}}', '/v1/%3Aa/b:c'],
    ['the host alone', ORIGIN, ORIGIN, '{{baseUrl}}', ''],
    ['another server keeps its host', 'https://files.example.org/a', ORIGIN, 'https://files.example.org', '/a'],
    ['without an absolute server all of it is path', '/v1/a', '', '{{baseUrl}}', '/v1/a'],
  ])('%s', (_, url, origin, host, path) => {
    expect(hostAndPath(callWith({ url }), origin)).toEqual({ host, path });
    expect(requestAddress(callWith({ url }), origin)).toBe(host + path);
  });

  it('appends the query to the path', () => {
    const query = [
      { name: 'a b', value: '1&2' },
      { name: 'c', value: '' },
    ];
    expect(requestAddress(callWith({ query }), ORIGIN)).toBe('{{baseUrl}}/v1/things/7?a%20b=1%262&c=');
  });

  it('appends the query to an existing query', () =>
    expect(requestAddress(callWith({ url: `${ORIGIN}/v1/a?x=1`, query: [{ name: 'b', value: '2' }] }), ORIGIN)).toBe(
      '{{baseUrl}}/v1/a?x=1&b=2',
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

it.each([
  ['EXAMPLE_KEY', 'exampleKey'],
  ['EXAMPLE_KEY_12', 'exampleKey12'],
])('the secret %s is named %s', (variable, name) => expect(secretName(variable)).toBe(name));
