import type { Document } from 'openapi-toolkit';
import { createEngine, plainContent, readContractOperations } from 'openapi-toolkit/sandbox';
import { expect, it } from 'vitest';

const SHAPE = {
  type: 'object',
  required: ['id', 'kind'],
  properties: { id: { type: 'integer', minimum: 5 }, kind: { enum: ['round', 'flat'] } },
};
const json = (schema: object) => ({ 'application/json': { schema } });

const document = {
  openapi: '3.1.0',
  info: { title: 'Shapes', version: '1' },
  servers: [{ url: 'https://shapes.example.org/v1' }],
  security: [{ token: [] }],
  paths: {
    '/shapes/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
      get: {
        operationId: 'getShape',
        responses: {
          200: { description: 'Found', content: json(SHAPE) },
          404: { description: 'None', content: json({ type: 'object', properties: { why: { type: 'string' } } }) },
          304: { description: 'Unchanged' },
        },
      },
    },
    '/shapes': {
      post: {
        operationId: 'addShape',
        security: [{}, { token: [] }],
        requestBody: { content: { ...json(SHAPE), 'text/csv': {} } },
        responses: { 201: { description: 'Added', content: json(SHAPE) } },
      },
    },
  },
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
} as unknown as Document;

const faults: unknown[] = [];
const apis = [{ id: 'shapes', title: 'Shapes', document }];
const operations = readContractOperations(apis);
const sandbox = createEngine({ apis, operations, content: plainContent(), report: (fault) => faults.push(fault) });

function send(method: string, url: string, headers: Record<string, string> = {}, body = '') {
  const { body: text, ...response } = sandbox.respond({ method, url, headers, body: new TextEncoder().encode(body) });
  return { ...response, body: text === '' ? undefined : JSON.parse(text) };
}
const KEY = { authorization: 'Bearer any' };

it('responds with values that the schema allows, and says that they are made up', () => {
  const { status, headers, body } = send('GET', '/v1/shapes/7', KEY);
  expect([status, headers['X-Sandbox-Source']]).toEqual([200, 'made-up']);
  expect(body).toMatchObject({ id: expect.any(Number), kind: 'round' });
  expect(body.id).toBeGreaterThanOrEqual(5);
});

it.each([
  [404, { why: expect.any(String) }],
  [304, undefined],
])('responds with status %i when asked for it', (status, body) => {
  const response = send('GET', '/v1/shapes/7', { ...KEY, prefer: `code=${status}` });
  expect([response.status, response.body]).toEqual([status, body]);
  expect(response.headers).toMatchObject({ 'Preference-Applied': `code=${status}`, 'X-Sandbox-Source': 'made-up' });
});

it('refuses a status that the contract does not have', () => {
  const { status, body } = send('GET', '/v1/shapes/7', { ...KEY, prefer: 'code=500' });
  expect([status, body.errors]).toEqual([
    400,
    [{ parameter: 'Prefer', detail: 'This operation documents 200, 304, 404.' }],
  ]);
});

it('names the parameter or the part of the body that the contract does not allow', () => {
  expect(send('GET', '/v1/shapes/x', KEY)).toMatchObject({ status: 400, body: { errors: [{ parameter: 'id' }] } });
  const type = { 'content-type': 'application/json' };
  expect(send('POST', '/v1/shapes', type, '{"id":1,"kind":"round"}')).toMatchObject({
    status: 400,
    body: { errors: [{ pointer: '/id' }] },
  });
});

it('asks for a key where the contract does, and takes any', () => {
  expect(send('GET', '/v1/shapes/7')).toMatchObject({
    status: 401,
    body: { detail: 'The request has no Authorization header. Any value is accepted.' },
  });
  expect(send('POST', '/v1/shapes').status).toBe(201);
});

it('takes an optional body away, and other media types as they come', () => {
  expect(send('POST', '/v1/shapes', KEY).status).toBe(201);
  expect(send('POST', '/v1/shapes', { 'content-type': 'text/csv; charset=utf-8' }, '1,round').status).toBe(201);
  expect(send('POST', '/v1/shapes', { 'content-type': 'text/xml' }, '<a/>').status).toBe(400);
  expect(faults).toEqual([]);
});
