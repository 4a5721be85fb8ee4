import { expect, it } from 'vitest';
import { media, OK, sandboxOf } from './contracts.fixture';
import { preferredMedia } from './request/accept';

/** The sandbox of any contract: responses of every kind. */

const answer = (responses: object, headers: Record<string, string> = {}) => {
  const { status, headers: sent, body } = sandboxOf({ '/x': { get: { responses } } })('/x', headers);
  return [status, sent['Content-Type'], body];
};

it.each<[name: string, responses: object, headers: Record<string, string>, expected: unknown[]]>([
  ['a range', { '2XX': media({ 'application/json': { example: [1] } }) }, {}, [200, 'application/json', '[1]']],
  ['a default', { default: media({ 'application/json': { example: [1] } }) }, {}, [200, 'application/json', '[1]']],
  [
    'a redirect before a default',
    { 302: { description: 'a' }, default: { description: 'b' } },
    {},
    [302, undefined, ''],
  ],
  ['the first of errors alone', { 404: { description: 'no' }, 500: { description: 'b' } }, {}, [404, undefined, '']],
  ['errors of a range alone', { '5XX': { description: 'no' } }, {}, [500, undefined, '']],
  ['no content', { 204: { description: 'none' } }, {}, [204, undefined, '']],
  ['no body', OK, {}, [200, undefined, '']],
  [
    'a range of errors',
    { ...OK, '4XX': media({ 'text/plain': { example: 'no' } }) },
    { prefer: 'code=418' },
    [418, 'text/plain', 'no'],
  ],
])('responds with %s', (_, responses, headers, expected) => expect(answer(responses, headers)).toEqual(expected));

const object = (properties: object) => ({ type: 'object', properties });
const inEvent = { contentMediaType: 'application/json', contentSchema: { properties: { n: { const: 1 } } } };

it.each<[name: string, type: string, content: object, body: string, sent?: string]>([
  ['text', 'text/plain', { schema: { type: 'string' }, example: 'a b' }, 'a b'],
  ['null', 'application/json', { schema: {}, example: null }, 'null'],
  ['any JSON', 'application/json', {}, '{}'],
  ['lines', 'application/x-ndjson', { example: [{ a: 1 }, { a: 2 }] }, '{"a":1}\n{"a":2}\n'],
  ['events', 'text/event-stream', { itemSchema: object({ data: { const: 'a' } }) }, 'data: a\n\n'],
  [
    'events with JSON, and with lines',
    'text/event-stream',
    { itemSchema: object({ id: { const: 'a\nb' }, data: inEvent }) },
    'id: a\nid: b\ndata: {"n":1}\n\n',
  ],
  ['a sequence', 'application/json-seq', { example: [1, 2] }, '\x1E1\n\x1E2\n'],
  ['an example, where nothing is valid', 'application/json', { schema: { type: 'string', not: {} }, example: 2 }, '2'],
  ['a file', 'image/*', { schema: { type: 'string', format: 'binary' } }, '', 'application/octet-stream'],
  ['a media range', '*/*', { example: { a: 1 } }, '{"a":1}', 'application/json'],
])('responds with %s', (_, type, content, body, sent = type) =>
  expect(answer({ 200: media({ [type]: content }) })).toEqual([200, sent, body]));

it('refuses a status that the contract does not have', () => {
  const [status, , body] = answer({ ...OK, 404: { description: 'no' } }, { prefer: 'code=500' });
  expect([status, JSON.parse(String(body)).errors]).toEqual([
    400,
    [{ parameter: 'Prefer', detail: 'This operation documents 200, 404.' }],
  ]);
});

it('follows Accept', () => {
  const responses = {
    200: media({
      'text/csv': { example: 'a;b' },
      'application/xml': { schema: { type: 'object', title: 'A', properties: { b: { const: 1 } } } },
      'application/json': { example: { b: 1 } },
    }),
  };
  expect(answer(responses)[1]).toBe('application/json');
  expect(answer(responses, { accept: 'text/*' })).toEqual([200, 'text/csv', 'a;b']);
  expect(answer(responses, { accept: 'text/html, application/xml;q=0.9, */*;q=0.1' })[2]).toContain('<b>1</b>');
  expect(preferredMedia([{ mediaType: 'text/csv' }], 'image/png')).toEqual({ mediaType: 'text/csv' });
});

it('sends a header of the contract, and never its Content-Type', () => {
  const headers = { 'X-Left': { schema: { type: 'integer', minimum: 3 } }, 'content-type': { schema: {} } };
  const { headers: sent } = sandboxOf({ '/x': { get: { responses: { 200: { description: 'a', headers } } } } })('/x');
  expect(sent).toMatchObject({ 'X-Left': '3' });
  expect(Object.keys(sent).map((name) => name.toLowerCase())).not.toContain('content-type');
});

it('writes a header with a media type as its content says', () => {
  const content = { 'application/json': { schema: object({ n: { example: 3 } }) } };
  const send = sandboxOf({
    '/x': { get: { responses: { 200: { description: 'ok', headers: { 'X-Page': { content } } } } } },
  });
  expect(send('/x').headers['X-Page']).toBe('{"n":3}');
});
