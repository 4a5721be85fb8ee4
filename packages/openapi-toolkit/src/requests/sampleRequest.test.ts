import { expect, it } from 'vitest';
import { operationOf, SERVER } from '../testing/contracts';
import type { SampleRequest } from './request';
import { sampleRequest, typesFile } from './sampleRequest';

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

it('fills only what is given, and encodes it and the rest', () => {
  const { url } = request({ parameters: [parameter('path', 'id', '$&')] }, { path: '/æ b:c/{id}' });
  expect(url).toBe(`${SERVER}/%C3%A6%20b:c/%24%26`);
});

it('does not put other parameters into the path', () => {
  expect(request({ parameters: [parameter('query', 'id', 7)] }).url).toBe(`${SERVER}/things/{id}`);
});

it('sends no optional parameter for an x-sample that is no list', () => {
  const parameters = [parameter('query', 'other', 1, { required: false })];
  expect(request({ parameters, 'x-sample': 'another' }).query).toEqual([]);
});

it('does not send what tells a path from others', () => {
  const { operation, located, document } = operationOf({ parameters: [parameter('path', 'id', '12')] });
  const found = sampleRequest({ ...operation, path: '/files/{id}#get_link' }, located, document);
  expect(found.url).toBe(`${SERVER}/files/12`);
});

const json = (name: string, type = 'application/json') => ({
  description: 'x',
  content: { [type]: { schema: { $ref: `#/components/schemas/${name}` } } },
});
const problem = json('Problem', 'application/problem+json');
const components = {
  schemas: {
    Thing: { type: 'object' },
    Problem: { type: 'object', properties: { title: {}, detail: {} } },
    Bare: { type: 'object' },
  },
  responses: { Bad: problem },
};
const typesOf = (responses: object) => {
  const { located, document } = operationOf({ responses }, { components });
  return typesFile('data', located, document, 'https://docs.example.org');
};

it('names the schemas of the success and of an error, also behind a reference', () => {
  expect(typesOf({ 200: json('Thing'), 404: { $ref: '#/components/responses/Bad' } })).toEqual({
    url: 'https://docs.example.org/openapi/data.d.ts',
    file: 'data.d.ts',
    response: 'Thing',
    problem: 'Problem',
  });
});

it.each<[string, object, [response: string | undefined, problem: string | undefined]]>([
  ['the response is no JSON', { 200: json('Thing', 'text/csv'), 404: problem }, [undefined, 'Problem']],
  ['the response is JSON of its own kind', { 200: json('Thing', 'application/hal+json') }, ['Thing', undefined]],
  [
    'the schema has no name',
    { 200: { content: { 'application/json': { schema: {} } } }, 404: problem },
    [undefined, 'Problem'],
  ],
  [
    'the problem has no title and detail',
    { 200: json('Thing'), 404: json('Bare', 'application/problem+json') },
    ['Thing', undefined],
  ],
])('names the existing schemas if %s', (_, responses, wanted) => {
  const found = typesOf(responses);
  expect([found?.response, found?.problem]).toEqual(wanted);
});

it('is undefined without a named schema', () => expect(typesOf({ 204: { description: 'x' } })).toBeUndefined());
