import { inspect } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { connect } from './connect';
import type { Table } from './table';

const KEY = 'secret-key';
const table: Table = {
  userAgent: 'test/1',
  keyVariable: 'TEST_CLIENT_KEY',
  hostVariable: 'TEST_CLIENT_HOST',
  apis: {
    shapes: {
      host: 'https://api.example.org',
      keyHeader: 'X-Key',
      problem: { type: 'object', required: ['type'] },
      shapes: {},
      operations: {
        shape: {
          method: 'GET',
          path: '/shapes/{id}',
          parameters: { id: 'path!', tags: 'query', more: 'query*', 'a&b': 'query', 'X-Why': 'header' },
          response: { type: 'object' },
        },
        list: {
          method: 'GET',
          path: '/shapes',
          parameters: { cursor: 'query' },
          response: { type: 'object' },
          next: 'nextCursor',
        },
      },
    },
  },
};

/** Sends nothing: responds with these, in turn, the last one again and again. */
function respond(...responses: (() => Response)[]): Request[] {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return (responses.length > 1 ? responses.shift() : responses[0])?.();
  });
  return sent;
}
const json = (value: unknown) => () => Response.json(value);
const refused =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{"type":"/errors#busy","detail":"Wait."}', {
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'req-1', ...headers },
    });
const client = (options = {}) =>
  connect(table, { key: KEY, ...options }).shapes as Record<string, (values?: object) => Promise<unknown>>;
const call = (values: object, options = {}) => client(options).shape?.(values);

afterEach(() => vi.unstubAllGlobals());

it('sends parameters where the contract says, and the key in its header', async () => {
  const sent = respond(json({}));
  await call(
    { id: 'a/b', tags: ['x', 'y,z'], more: [1, 2], 'a&b': 1, 'X-Why': 'because' },
    { headers: { Prefer: 'code=200' } },
  );
  expect(sent[0]?.url).toBe('https://api.example.org/shapes/a%2Fb?tags=x,y%2Cz&more=1&more=2&a%26b=1');
  expect(sent[0]?.redirect).toBe('manual');
  expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
    'x-key': KEY,
    'x-why': 'because',
    prefer: 'code=200',
  });
});

it.each([
  [{}, 'shape: id is missing.'],
  [{ id: '..' }, 'shape: id can\'t be "..".'],
  [{ id: '' }, 'shape: id can\'t be "".'],
  [{ id: '1', ids: '2' }, 'shape: there is no parameter ids.'],
])('refuses %o before anything is sent', async (values, message) => {
  const sent = respond(json({}));
  await expect(call(values)).rejects.toThrow(new TypeError(message));
  expect(sent).toEqual([]);
});

it('needs a key, and shows it nowhere', () => {
  expect(() => connect(table, {})).toThrow('The API key is missing: set TEST_CLIENT_KEY, or pass the option key.');
  const broken = () => connect(table, { key: `${KEY}\n` });
  expect(broken).toThrow('The API key has a character that a header can not hold.');
  expect(inspect(client(), { depth: 9, showHidden: true })).not.toContain(KEY);
});

it.each(['ftp://host', 'https://user:password@host', 'https://host?x=1', 'host'])('refuses the host %s', (host) => {
  expect(() => client({ host })).toThrow('The host must be an address');
});

it('retries what may succeed, as often as the options say', async () => {
  const sent = respond(refused(429, { 'retry-after': '0' }), refused(503, { 'retry-after': '0' }), json({ id: 1 }));
  expect(await call({ id: '1' })).toEqual({ id: 1 });
  expect(sent).toHaveLength(3);
  const again = respond(refused(429, { 'retry-after': '0' }));
  await expect(call({ id: '1' }, { retries: 1 })).rejects.toThrow('shape: 429, busy: Wait. (request req-1)');
  expect(again).toHaveLength(2);
});

it('waits a second, not nothing, for an empty Retry-After', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  respond(refused(429, { 'retry-after': '' }), json({}));
  await call({ id: '1' });
  const [waited] = waits.mock.calls.map(([, milliseconds]) => milliseconds ?? 0).filter((one) => one <= 1000);
  waits.mockRestore();
  expect(waited).toBeGreaterThanOrEqual(500);
});

it('takes a time limit that is no whole number of milliseconds', async () => {
  respond(json({ id: 1 }));
  expect(await call({ id: '1' }, { timeout: 1.001 })).toEqual({ id: 1 });
});

it.each([
  ['an error that stays', refused(404)],
  ['a wait that is too long', refused(429, { 'retry-after': '121' })],
])('does not retry %s', async (_, response) => {
  const sent = respond(response);
  await expect(call({ id: '1' })).rejects.toMatchObject({ name: 'Problem', type: 'busy', requestId: 'req-1' });
  expect(sent).toHaveLength(1);
});

it('reads all pages, from a cursor on', async () => {
  const sent = respond(json({ items: [1], nextCursor: 'b' }), json({ items: [2], nextCursor: null }));
  const pages: unknown[] = [];
  for await (const { items } of client().listPages?.({ cursor: 'a' }) as unknown as AsyncIterable<{ items: number[] }>)
    pages.push(items);
  expect(pages).toEqual([[1], [2]]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?cursor=a', '?cursor=b']);
});

it('stops to retry when nothing succeeds: the budget of the process', async () => {
  const sent = respond(refused(502, { 'retry-after': '0' }));
  for (let count = 0; count < 6; count += 1) await expect(call({ id: '1' })).rejects.toThrow('busy');
  // Six calls of four tries would send 24 requests.
  expect(sent.length).toBeLessThanOrEqual(16);
  expect(sent.length).toBeGreaterThan(6);
});
