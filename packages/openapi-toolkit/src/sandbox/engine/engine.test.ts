import { describe, expect, it } from 'vitest';
import type { Document } from '../../openapi/document';
import { createSandbox } from './engine';
import { preflightHeaders } from './http/cors';
import { readContractOperations } from './operations';
import { Refusal } from './problem';
import type { Content, SandboxApi } from './types';

const problem = (kind: string, title: string) => ({
  description: title,
  content: {
    'application/problem+json': {
      schema: { type: 'object', required: ['type', 'title', 'status'] },
      examples: { [kind]: { value: { type: `https://example.com/errors#${kind}`, title, status: 0 } } },
    },
  },
});

const responses = (schema: object, example: object) => ({
  200: {
    description: 'Found',
    headers: { 'X-Rate': { schema: { type: 'integer' }, example: 9 } },
    content: { 'application/json': { schema, examples: { shown: { value: example } } } },
  },
  400: problem('invalid-parameter', 'Invalid parameter'),
  401: problem('missing-api-key', 'Key missing'),
  404: problem('not-found', 'Not found'),
  default: { description: 'Anything else' },
});

const SHAPE = { type: 'object', required: ['id'], properties: { id: { type: 'string' }, sizes: { type: 'array' } } };

/** A third-party contract: server variables, a name with a dash, path parameters, references. */
const api: SandboxApi = {
  id: 'shapes',
  title: 'Shapes',
  document: {
    openapi: '3.1.0',
    info: { title: 'Shapes', version: '1' },
    servers: [{ url: 'https://example.com/{version}/', variables: { version: { default: 'v1' } } }],
    security: [{ key: [] }],
    paths: {
      '/shapes/{shape-id}': {
        parameters: [
          { name: 'shape-id', in: 'path', required: true, schema: { type: 'string', pattern: '^[a-z]+$' } },
          { name: 'sizes', in: 'query', explode: false, schema: { type: 'array', items: { type: 'integer' } } },
        ],
        get: {
          operationId: 'getShape',
          parameters: [{ $ref: '#/components/parameters/sizes' }, { name: 'X-Trace', in: 'header', schema: {} }],
          responses: responses({ $ref: '#/components/schemas/Shape' }, { id: 'shown' }),
        },
      },
      '/shapes/search': { get: { operationId: 'searchShapes', responses: responses(SHAPE, { id: 'first' }) } },
      '/shapes.json': { get: { operationId: 'allShapes', responses: responses(SHAPE, { no: 'id' }) } },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
      schemas: { Shape: SHAPE },
      parameters: {
        sizes: {
          name: 'sizes',
          in: 'query',
          schema: { type: ['array', 'null'], items: { type: 'string' }, default: [] },
        },
      },
    },
  } as unknown as Document,
};

const content: Content = {
  about: 'Shapes.',
  handlers: {
    getShape: ({ values }) => {
      if (values['shape-id'] === 'none') throw new Refusal(404, 'not-found', 'There is no such shape.');
      return { id: values['shape-id'], sizes: values.sizes };
    },
  },
  extraPaths: { '/colours': [{ name: 'red' }] },
  authorize: (headers) => {
    if (!headers['x-key']) throw new Refusal(401, 'missing-api-key', 'No key.');
  },
};

function ask(url: string, { method = 'GET', headers = { 'x-key': 'k' } as Record<string, string> } = {}) {
  const errors: unknown[] = [];
  const sandbox = createSandbox(
    () => content,
    { apis: [api] },
    (error) => errors.push(String(error)),
  );
  const { status, headers: sent, body } = sandbox.respond({ method, url, headers, body: new Uint8Array() });
  return { status, headers: sent, body: JSON.parse(body), errors };
}

describe('the engine, with contracts and content of other people', () => {
  it('passes the request to the handler', () => {
    expect(ask('/v1/shapes/abc?sizes=1&sizes=2')).toEqual({
      status: 200,
      headers: { 'Content-Type': 'application/json', 'X-Rate': '9', 'X-Request-Id': 'req-000000000001' },
      body: { id: 'abc', sizes: ['1', '2'] },
      errors: [],
    });
  });

  it.each([
    ['a default', '/v1/shapes/abc', 200, { id: 'abc', sizes: [] }],
    ['the first example without a handler', '/v1/shapes/search', 200, { id: 'first' }],
    [
      'a list of its operations',
      '/',
      200,
      {
        about: 'Shapes.',
        operations: [
          { operationId: 'searchShapes', method: 'GET', path: '/v1/shapes/search' },
          { operationId: 'allShapes', method: 'GET', path: '/v1/shapes.json' },
          { operationId: 'getShape', method: 'GET', path: '/v1/shapes/{shape-id}' },
        ],
      },
    ],
    ['a path beside the contracts', '/colours', 200, [{ name: 'red' }]],
  ])('responds with %s', (_name, url, status, body) => {
    expect(ask(url)).toMatchObject({ status, body, errors: [] });
  });

  it.each([
    ['a faulty path value', '/v1/shapes/A', 400, 'Invalid parameter', 'Not valid: shape-id.'],
    ['a broken path value', '/v1/shapes/%ff', 400, 'Invalid parameter', 'Not valid percent-encoded UTF-8.'],
    ['what the handler refuses', '/v1/shapes/none', 404, 'Not found', 'There is no such shape.'],
    ['an unknown path', '/v1/shapesXjson', 404, 'Not Found', 'No operation has this path. GET / lists them.'],
    ['a segment too many', '/v1/shapes/none/none', 404, 'Not Found', 'No operation has this path. GET / lists them.'],
  ])('rejects %s', (_name, url, status, title, detail) => {
    expect(ask(url)).toMatchObject({ status, body: { status, title, detail }, errors: [] });
  });

  it.each(['/v1/shapes/abc', '/colours'])('refuses %s without a key', (url) => {
    expect(ask(url, { headers: {} })).toMatchObject({ status: 401, body: { title: 'Key missing', detail: 'No key.' } });
  });

  it('lists the methods of a path', () => {
    expect(ask('/v1/shapes/abc', { method: 'PUT' })).toMatchObject({ status: 405, headers: { Allow: 'GET' } });
  });

  it('sends generated values, with a header, if no example is valid', () => {
    expect(ask('/v1/shapes.json')).toMatchObject({
      status: 200,
      headers: { 'X-Sandbox-Source': 'made-up' },
      body: { id: expect.any(String) },
      errors: [],
    });
  });
});

it('responds to a preflight request with the methods and headers of the contracts', () => {
  expect(preflightHeaders(readContractOperations([api]))).toEqual({
    'Access-Control-Allow-Methods': 'GET',
    'Access-Control-Allow-Headers': 'Content-Type, Prefer, X-Key, X-Trace',
    'Access-Control-Max-Age': '600',
  });
});
