import { expect, it } from 'vitest';
import { media, OK, parameter, sandboxOf } from './contracts.fixture';

/** Requests that took seconds, or for ever, or overflowed the stack. */

const TREE = { $ref: '#/components/schemas/Tree' };
const Tree = {
  type: 'object',
  properties: { or: { oneOf: [TREE, { type: 'integer' }] } },
  additionalProperties: TREE,
};
const values = ['a', 'b', 'c', 'f'].map((name) => ({ ...parameter('path', { type: 'string' }), name }));
const send = sandboxOf(
  {
    '/date/{a}-{b}-{c}.{f}': { get: { parameters: values, responses: OK } },
    '/media': { get: { responses: { 200: media({ 'text/csv': {}, 'application/json': {} }) } } },
    '/filter': {
      get: { parameters: [parameter('query', TREE, { style: 'deepObject', explode: true })], responses: OK },
    },
    '/list': { get: { parameters: [parameter('header', { type: 'array' }, { name: 'X-List' })], responses: OK } },
    '/tree': { post: { requestBody: media({ 'application/json': { schema: TREE } }), responses: OK } },
  },
  { schemas: { Tree } },
);
const post = (body: string) => send('/tree', { 'content-type': 'application/json' }, 'POST', body);
const deep = (levels: number, open: string, close: string, inside = '1') =>
  open.repeat(levels) + inside + close.repeat(levels);
const wide = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at}":1`).join()}}`;
const LENGTH = 16_000;

it.each<[what: string, status: number, send: () => object]>([
  ['asterisks in Accept', 200, () => send('/media', { accept: `${'*'.repeat(LENGTH)}x` })],
  ['blanks in Accept', 200, () => send('/media', { accept: `a${' '.repeat(LENGTH)}b` })],
  ['ranges in Accept', 200, () => send('/media', { accept: 'a,'.repeat(LENGTH / 2) })],
  ['blanks in a list', 200, () => send('/list', { 'x-list': `a${' '.repeat(LENGTH)}b` })],
  ['hyphens between values', 404, () => send(`/date/${'-'.repeat(LENGTH)}`)],
  ['lists in lists', 400, () => post(deep(490_000, '[', ']'))],
  ['maps in maps, one too many', 400, () => post(deep(200, '{"a":', '}', '{}'))],
  ['the wrong value in as many as may be', 400, () => post(deep(199, '{"a":', '}', '1'))],
  ['alternatives in alternatives', 400, () => post(deep(199, '{"or":', '}', '"a"'))],
  ['many faults', 400, () => post(deep(150, '{"a":', '}', wide(1000)))],
  ['more faults', 400, () => post(wide(90_000))],
  ['brackets in a name', 400, () => send(`/filter?p${'['.repeat(LENGTH)}=1`)],
  ['too many keys', 400, () => send(`/filter?p${'[a]'.repeat(4000)}=1`)],
  ['as many keys as may be', 400, () => send(`/filter?p${'[a]'.repeat(199)}=1`)],
])('%s are answered', { timeout: 10_000 }, (_, status, respond) => {
  expect(respond()).toMatchObject({ status, body: expect.not.stringMatching(/\n\s+at /) });
});

it('says how deep a value may be', () =>
  expect(post(deep(201, '[', ']')).body).toContain('no value of these APIs may have more than 200 levels'));

it.each([
  ['/date/2026-01-02.json', { a: '2026', b: '01', c: '02', f: 'json' }],
  ['/date/2026%2D01-02-x%2ey.tar.gz', { a: '2026-01', b: '02', c: 'x.y.tar', f: 'gz' }],
])('reads the values of %s', (url, read) => expect(send(url).values).toEqual(read));
