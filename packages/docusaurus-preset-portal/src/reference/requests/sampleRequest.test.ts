import { expect, it } from 'vitest';
import { operationOf, SERVER } from '../generate/api.fixture';
import type { SampleRequest } from './request';
import { sampleRequest } from './sampleRequest';

const parameter = (place: string, name: string, example: unknown, others: object = {}) => ({
  name,
  in: place,
  schema: {},
  example,
  required: true,
  ...others,
});

const request = (operation: object, parts: Record<string, unknown> = {}): SampleRequest => {
  const found = operationOf(operation, parts);
  return sampleRequest(found.operation, found.located, found.document);
};

it('sends required parameters and those named in x-sample, each in its location', () => {
  expect(
    request(
      {
        parameters: [
          parameter('query', 'q', ['a b', 'c']),
          parameter('query', 'optional', 1, { required: false }),
          parameter('query', 'named', 2, { required: false }),
          parameter('header', 'X-Purpose', 'test'),
          parameter('cookie', 'theme', 'a b'),
          parameter('cookie', 'size', '1'),
          parameter('path', 'id', 'a/b'),
        ],
        'x-sample': ['named'],
        security: [{ key: [] }],
        requestBody: { content: { 'application/json': { example: 1 } } },
        responses: {
          404: { content: { 'application/problem+json': {} } },
          201: { content: { 'text/csv': {}, 'application/json': {} } },
        },
      },
      { method: 'put', components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } } },
    ),
  ).toEqual({
    method: 'PUT',
    url: `${SERVER}/things/a%2Fb`,
    query: [
      { name: 'q', value: 'a b' },
      { name: 'q', value: 'c' },
      { name: 'named', value: '2' },
    ],
    headers: [
      { name: 'X-Purpose', value: 'test' },
      { name: 'Cookie', value: 'theme=a%20b; size=1' },
    ],
    secrets: [{ in: 'header', name: 'Authorization', variable: 'ACCESS_TOKEN', prefix: 'Bearer ' }],
    body: { kind: 'json', mediaType: 'application/json', value: 1 },
    accept: 'application/json',
  });
});

it('has no query, headers, secrets or body if the contract has none', () => {
  expect(request({}, { path: '/things' })).toEqual({
    method: 'GET',
    url: `${SERVER}/things`,
    query: [],
    headers: [],
    secrets: [],
    body: undefined,
    accept: undefined,
  });
});

it.each([
  ['every place of a path parameter', '/a/{id}/b/{id}', { example: 1 }, '/a/1/b/1'],
  ['a value with a dollar sign', '/a/{id}', { example: '$&' }, '/a/%24%26'],
  ['label', '/a{id}', { style: 'label', example: [1, 2] }, '/a.1,2'],
  ['only what is given, and encodes the rest', '/æ b:c/{id}', { example: 1 }, '/%C3%A6%20b:c/1'],
  ['matrix', '/a{id}', { style: 'matrix', explode: true, example: [1, 2] }, '/a;id=1;id=2'],
])('fills %s', (_, path, given, wanted) => {
  const { url } = request({ parameters: [parameter('path', 'id', undefined, given)] }, { path });
  expect(url).toBe(SERVER + wanted);
});

it('does not put other parameters into the path', () => {
  expect(request({ parameters: [parameter('query', 'id', 7)] }).url).toBe(`${SERVER}/things/{id}`);
});

it.each([['named'], 'another', { other: true }, undefined])('sends no optional parameter for x-sample %j', (sample) => {
  const parameters = [parameter('query', 'other', 1, { required: false })];
  expect(request({ parameters, 'x-sample': sample }).query).toEqual([]);
});

it.each([
  ['/files/{id}#get_link', '/files/12'],
  ['/files#a/b?c', '/files'],
  ['/?Action=Run#{id}', '/?Action=Run'],
])('what tells the path %s from others is not sent: %s', (path, sent) => {
  const { operation, located, document } = operationOf({ parameters: [parameter('path', 'id', '12')] });
  expect(sampleRequest({ ...operation, path }, located, document).url).toBe(SERVER + sent);
});
