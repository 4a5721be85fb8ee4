import { expect, it } from 'vitest';
import type { Document } from '../../openapi/document';
import { INT, OK, parameter, sandboxOf } from './contracts.fixture';
import { readContractOperations } from './operations';

/** The sandbox of any contract: paths, keys and bodies. */

it('has the path of the server as samples write it', () => {
  const own = (url: string) => ({ servers: [{ url }], get: { responses: OK } });
  const send = sandboxOf({ '/a': own('https://a.test'), '/b': own('https://a.test//v1//'), '/c': own('/v1/') });
  expect(['/a', '//v1//b', '/v1/c'].map((url) => send(url).status)).toEqual([200, 200, 200]);
});

it('requires a key in a header, and none of the connection', () => {
  const schemes = {
    bearer: { type: 'http', scheme: 'bearer' },
    digest: { type: 'http', scheme: 'Digest' },
    mutual: { type: 'mutualTLS' },
  };
  const paths = Object.keys(schemes).map((id) => [`/${id}`, { get: { security: [{ [id]: [] }], responses: OK } }]);
  const send = sandboxOf(Object.fromEntries(paths), { securitySchemes: schemes });
  expect(['/bearer', '/digest', '/mutual'].map((url) => send(url).status)).toEqual([401, 200, 200]);
  expect(send('/bearer').body).toContain('The request has no Authorization header. Any value is accepted.');
  expect(send('/bearer', { authorization: 'Bearer any' }).status).toBe(200);
});

it('finds a path however its letters are encoded', () => {
  const send = sandboxOf({
    '/vej/{p}/stør relse:søg': { get: { parameters: [parameter('path', {})], responses: OK } },
  });
  expect(send('/vej/%C3%98st/st%c3%b8r%20relse:s%C3%B8g').values).toEqual({ p: 'Øst' });
  expect(send('/vej/%C3%98st/st%C3%B8r%20relse%3As%C3%B8g').values).toEqual({ p: 'Øst' });
  expect(send('/vej/a/STØR%20relse:søg').status).toBe(404);
});

it('tells operations apart by what the path has behind ? and #', () => {
  const own = (name: string, more: object[] = []) => ({
    get: {
      operationId: name,
      parameters: more,
      responses: { 200: { description: 'ok', content: { 'text/plain': { example: name } } } },
    },
  });
  const send = sandboxOf({
    '/f/{p}': own('whole', [parameter('path', {})]),
    '/f/{p}#link': own('link', [parameter('path', {}), { name: 'fields', in: 'query', required: true, schema: {} }]),
    '/?Action=Run': own('run'),
    '/?Action=Stop': own('stop'),
  });
  expect(['/f/1', '/f/1?fields=x', '/?Action=Run', '/?Action=Stop'].map((url) => send(url).body)).toEqual([
    'whole',
    'link',
    'run',
    'stop',
  ]);
  expect(send('/?Action=Go')).toMatchObject({ status: 400, body: expect.stringContaining('It must be') });
});

it('reads a path item by reference with parameters beside it', () => {
  const send = sandboxOf(
    { '/b/{p}': { $ref: '#/components/pathItems/Thing', parameters: [parameter('path', INT)] } },
    { pathItems: { Thing: { get: { responses: OK } } } },
  );
  expect(send('/b/7').values).toEqual({ p: 7 });
  expect(send('/b/x').status).toBe(400);
});

it('starts with examples that look like schemas', () => {
  const example = { $id: 'https://a.test/b', $anchor: 'c', $ref: '#/nowhere' };
  const content = { 'application/json': { schema: { type: 'object' }, example } };
  const response = { 200: { description: 'ok', content } };
  const send = sandboxOf({ '/x': { get: { responses: response } }, '/y': { get: { responses: response } } });
  expect(JSON.parse(send('/y').body)).toEqual(example);
});

it('takes bodies of every media type that the contract lists, and validates JSON of any', () => {
  const schema = {
    type: 'object',
    required: ['id', 'n'],
    properties: { id: { type: 'string', readOnly: true }, n: INT },
  };
  const requestBody = { required: true, content: { 'application/merge-patch+json': { schema }, 'text/*': {} } };
  const send = sandboxOf({ '/x': { post: { requestBody, responses: OK } } });
  const post = (type: string, body: string) => send('/x', { 'content-type': type }, 'POST', body).status;
  const wrong = send('/x', { 'content-type': 'application/merge-patch+json' }, 'POST', '{"n":"a"}');
  expect(JSON.parse(wrong.body)).toMatchObject({ errors: [{ pointer: '/n' }] });
  expect(post('application/merge-patch+json; charset=utf-8', '{"n":1}')).toBe(200);
  expect(post('application/merge-patch+json', '{"n":"a"}')).toBe(400);
  expect(post('text/csv', 'a')).toBe(200);
  expect(post('application/pdf', 'a')).toBe(400);
  expect(post('text/csv', '')).toBe(400);
});

it('takes a form without fields, unless one is required', () => {
  const form = (schema: object) => ({ content: { 'application/x-www-form-urlencoded': { schema } }, required: true });
  const parameters = [{ name: 'p', in: 'querystring', content: form({ required: ['a'] }).content }];
  const send = sandboxOf({
    '/x': { get: { parameters, responses: OK }, post: { requestBody: form({}), responses: OK } },
  });
  expect(send('/x', { 'content-type': 'application/x-www-form-urlencoded' }, 'POST').status).toBe(200);
  expect(send('/x', {}, 'POST').status).toBe(400);
  expect([send('/x').status, send('/x?b=1').status]).toEqual([200, 400]);
  const open = { required: true, content: { 'multipart/form-data': {} } };
  expect(sandboxOf({ '/x': { post: { requestBody: open, responses: OK } } })('/x', {}, 'POST').status).toBe(200);
});

it.each<[type: string, schema: object, valid: string, not: string]>([
  ['application/jsonl', { items: INT, type: 'array' }, '1\n2\n', '1\n"a"\n'],
  ['application/x-ndjson', { type: 'object', required: ['a'] }, '{"a":1}\n', '{"a":1}\n{}'],
  ['application/jsonl', {}, '1\n', '{'],
  ['text/plain', { type: 'string', pattern: '^a' }, 'ab', 'b'],
  ['text/plain', INT, '12', 'a'],
])('checks a body of %s by %j', (type, schema, valid, not) => {
  const requestBody = { required: true, content: { [type]: { schema } } };
  const send = sandboxOf({ '/x': { post: { requestBody, responses: OK } } });
  expect([valid, not].map((body) => send('/x', { 'content-type': type }, 'POST', body).status)).toEqual([200, 400]);
});

it('ends with a base that lists its subtypes', () => {
  const Base = {
    required: ['kind'],
    discriminator: { propertyName: 'kind' },
    oneOf: [{ $ref: '#/components/schemas/Sub' }],
  };
  const Sub = { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { n: INT } }] };
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Base' } } };
  const paths = { '/x': { post: { requestBody: { content }, responses: OK } } };
  const send = sandboxOf(paths, { schemas: { Base, Sub, Int: { type: 'integer' } } });
  const post = (body: object) =>
    send('/x', { 'content-type': 'application/json' }, 'POST', JSON.stringify(body)).status;
  expect([{ kind: 'Sub' }, {}, { kind: 'Sub', n: 'a' }].map(post)).toEqual([200, 400, 400]);
});

it('takes a list that an enum names', () => {
  const parameters = [parameter('query', { enum: [[1, 'a'], [2]] })];
  const send = sandboxOf({ '/x': { get: { parameters, responses: OK } } });
  expect([send('/x?p=1&p=a').values, send('/x?p=1').status]).toEqual([{ p: [1, 'a'] }, 400]);
});

it('serves an API below its id if another one has the same path', () => {
  const api = (id: string) => ({
    id,
    title: id,
    document: {
      openapi: '3.1.0',
      info: { title: id, version: '1' },
      paths: { '/a/{b}': { get: { operationId: id, responses: OK } } },
    } as unknown as Document,
  });
  const operations = readContractOperations([api('shop'), api('mail'), api('mail-2')]);
  expect(operations.map(({ id, path }) => `${id} ${path}`).sort()).toEqual([
    'mail /mail/a/{b}',
    'mail-2 /mail-2/a/{b}',
    'shop /a/{b}',
  ]);
});
