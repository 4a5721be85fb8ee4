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
  ['no content', { 204: { description: 'none' } }, {}, [204, undefined, '']],
  ['no body', OK, {}, [200, undefined, '']],
  [
    'text',
    { 200: media({ 'text/plain': { schema: { type: 'string' }, example: 'a b' } }) },
    {},
    [200, 'text/plain', 'a b'],
  ],
  [
    'null',
    { 200: media({ 'application/json': { schema: {}, example: null } }) },
    {},
    [200, 'application/json', 'null'],
  ],
  ['any JSON', { 200: media({ 'application/json': {} }) }, {}, [200, 'application/json', '{}']],
  [
    'lines',
    { 200: media({ 'application/x-ndjson': { example: [{ a: 1 }, { a: 2 }] } }) },
    {},
    [200, 'application/x-ndjson', '{"a":1}\n{"a":2}\n'],
  ],
  [
    'events',
    { 200: media({ 'text/event-stream': { itemSchema: { type: 'object', properties: { data: { const: 'a' } } } } }) },
    {},
    [200, 'text/event-stream', 'data: a\n\n'],
  ],
  [
    'events with JSON, and with lines',
    {
      200: media({
        'text/event-stream': {
          itemSchema: {
            type: 'object',
            properties: {
              id: { const: 'a\nb' },
              data: { contentMediaType: 'application/json', contentSchema: { properties: { n: { const: 1 } } } },
            },
          },
        },
      }),
    },
    {},
    [200, 'text/event-stream', 'id: a\nid: b\ndata: {"n":1}\n\n'],
  ],
  [
    'a sequence',
    { 200: media({ 'application/json-seq': { example: [1, 2] } }) },
    {},
    [200, 'application/json-seq', '\x1E1\n\x1E2\n'],
  ],
  [
    'an example, where nothing is valid',
    { 200: media({ 'application/json': { schema: { type: 'string', not: {} }, example: 2 } }) },
    {},
    [200, 'application/json', '2'],
  ],
  [
    'a file',
    { 200: media({ 'image/*': { schema: { type: 'string', format: 'binary' } } }) },
    {},
    [200, 'application/octet-stream', ''],
  ],
  ['a media range', { 200: media({ '*/*': { example: { a: 1 } } }) }, {}, [200, 'application/json', '{"a":1}']],
  [
    'a range of errors',
    { 200: { description: 'a' }, '4XX': media({ 'text/plain': { example: 'no' } }) },
    { prefer: 'code=418' },
    [418, 'text/plain', 'no'],
  ],
])('responds with %s', (_, responses, headers, expected) => expect(answer(responses, headers)).toEqual(expected));

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
