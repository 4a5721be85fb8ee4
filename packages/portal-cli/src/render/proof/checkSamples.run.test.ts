import type { Document } from 'openapi-toolkit';
import { createSandbox, plainContent, type SandboxResponse } from 'openapi-toolkit/sandbox';
import { expect, it } from 'vitest';
import { checkSamples } from './checkSamples';

const json = (more: object) => ({ content: { 'application/json': more } });
const NUMBERS = { type: 'array', items: { type: 'integer' } };
const query = (schema: object, example: unknown, more = {}) => [
  { name: 'p', in: 'query', required: true, schema, example, ...more },
];
const get = (operationId: string, more: object) => ({
  get: { operationId, responses: { 200: { description: 'ok', ...json({ schema: NUMBERS, example: [1] }) } }, ...more },
});

/** Sends the samples of a contract to its sandbox; `change` changes the responses. */
async function check(paths: object, change: (response: SandboxResponse) => object = () => ({}), limit?: number) {
  const document = {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    servers: [{ url: 'https://{host}/v1', variables: { host: { default: 'YOUR-HOST' } } }],
    security: [{ basic: [] }],
    paths,
    components: { securitySchemes: { basic: { type: 'http', scheme: 'basic' } } },
  } as unknown as Document;
  const apis = [{ id: 'a', title: 'A', document }];
  const engine = createSandbox(
    () => plainContent(),
    { apis },
    () => undefined,
  );
  const respond: typeof engine.respond = (request) => {
    const response = engine.respond(request);
    return { ...response, ...change(response) };
  };
  const { faults, ...counts } = await checkSamples([{ file: 'a.yaml', document }], respond, limit);
  return { ...counts, faults: faults.map(({ message }) => message) };
}

it('finds nothing where examples, schemas and responses agree', async () => {
  const files = { type: 'object', properties: { file: { type: 'string', format: 'binary' }, n: { type: 'integer' } } };
  const result = await check({
    '/æ ø/{p}#part': get('path', {
      parameters: [{ name: 'p', in: 'path', required: true, schema: {}, example: 'å/ ' }],
    }),
    '/?a=1': get('query', { parameters: query(NUMBERS, [1, 2], { style: 'pipeDelimited', explode: false }) }),
    '/d': { delete: { operationId: 'd', responses: { 400: { description: 'no' } } } },
    '/c': get('cookie', { parameters: query({ type: 'string' }, 'ø', { in: 'cookie' }) }),
    '/f': {
      post: {
        operationId: 'f',
        requestBody: { content: { 'multipart/form-data': { schema: files, example: { n: 1 } } } },
        responses: { 204: { description: 'none' } },
      },
    },
    '/p': get('pair', {
      responses: {
        404: {
          description: 'no',
          ...json({ schema: {}, examples: { none: { value: {}, 'x-request': { parameters: {}, prefer: true } } } }),
        },
      },
    }),
  });
  expect(result).toEqual({ operations: 6, tried: 6, sent: 6, faults: [] });
});

it('sends a body of GET, any header, other multipart', async () => {
  const named = (name: string, schema: object, more = {}) => ({ name, in: 'header', required: true, schema, ...more });
  const parts = { type: 'object', properties: { meta: { type: 'object', example: { a: 1 } } } };
  const result = await check({
    '/b': get('body', { requestBody: { required: true, ...json({ schema: NUMBERS, example: [1] }) } }),
    '/e': get('expect', { parameters: [named('Expect', {}, { example: '100-continue' })] }),
    '/h': get('headers', {
      parameters: [
        named('X-Greek', { enum: ['Ω'] }),
        named('X-Danish', { enum: ['Ø'] }),
        named('Host', {}, { example: 'a.test' }),
      ],
    }),
    '/r': {
      post: {
        operationId: 'r',
        requestBody: { required: true, content: { 'multipart/related': { schema: parts } } },
        responses: { 204: { description: 'none' } },
      },
    },
  });
  expect(result).toEqual({ operations: 4, tried: 4, sent: 4, faults: [] });
});

it('sends all parameters, too, but those that are deprecated', async () => {
  const optional = (name: string, more = {}) => ({ name, in: 'query', schema: { type: 'integer' }, ...more });
  const parameters = [optional('a'), optional('b', { example: 'x' }), optional('c', { deprecated: true })];
  const { sent, faults } = await check({ '/x': get('getX', { parameters }) });
  expect(sent).toBe(2);
  expect(faults).toEqual([expect.stringMatching(/GET \/v1\/x\?a=0&b=x of .* b: Expected integer/)]);
});

it('takes the response of any operation that a request can not tell apart', async () => {
  const text = (name: string) => ({ responses: { 200: { description: 'ok', ...json({ schema: { const: name } }) } } });
  expect((await check({ '/x': get('x', text('x')), '/x#y': get('y', text('y')) })).faults).toEqual([]);
});

it('names the operation, the request and the reason', async () => {
  const { faults } = await check({ '/x': get('getX', { parameters: query({ type: 'integer' }, 'many') }) });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(
    'GET /v1/x?p=many of "getX" (GET /x) as the contract says: it has status 400. p: Expected integer',
  );
  expect(faults[0]).toContain('at   a.yaml#/paths/~1x/get');
});

it.each<[string, Partial<SandboxResponse>, string]>([
  ['another status', { status: 500, body: 'Oh' }, 'it has status 500. Oh'],
  ['another media type', { headers: { 'Content-Type': 'text/html' } }, 'it has the media type "text/html"'],
  ['a body that breaks the schema', { body: '["a"]' }, 'its body breaks "type" at "/0"'],
  ['a body that is no JSON', { body: '[' }, 'its body is not JSON'],
])('finds %s', async (_, change, fault) => {
  const { faults } = await check({ '/x': get('getX', {}) }, () => change);
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

it('tries a share of a large contract', async () => {
  const paths = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`/x${at}`, get(`get${at}`, {})]));
  expect(await check(paths, undefined, 4)).toEqual({ operations: 10, tried: 4, sent: 4, faults: [] });
});
