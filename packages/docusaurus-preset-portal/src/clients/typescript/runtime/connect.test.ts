import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './connect';
import { InvalidCall } from './errors';
import type { CallOptions, Options } from './options';
import type { Sent } from './receive';
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
      problem: { type: 'object', required: ['type'], properties: { type: {}, register: { type: 'string' } } },
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
        add: {
          method: 'POST',
          path: '/shapes',
          parameters: {},
          body: 'application/json!',
          response: { type: 'object' },
        },
      },
    },
  },
};

/** Sends nothing: responds with these, in turn, the last one again and again. Undefined is no response. */
function respond(...responses: (() => Response | undefined)[]): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: Omit<Sent, 'url'>) => {
    sent.push({ url, ...init });
    const response = (responses.length > 1 ? responses.shift() : responses[0])?.();
    if (!response) throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
    return response;
  });
  return sent;
}
const json = (value: unknown) => () => Response.json(value);
const refused =
  (status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response('{"type":"/errors#busy","detail":"Wait.","register":"BBR"}', {
      status,
      headers: { 'content-type': 'application/problem+json', 'x-request-id': 'req-1', ...headers },
    });
const none = () => undefined;
type Method = (values?: object, options?: CallOptions) => Promise<unknown>;
const client = (options: Options = {}) => connect(table, { key: KEY, ...options }).shapes as Record<string, Method>;
const call = (values: object, options: Options = {}) => client(options).shape?.(values);
/** Settles a call while time passes at once. */
async function settled<T>(promise: Promise<T> | undefined): Promise<PromiseSettledResult<T | undefined>> {
  const all = Promise.allSettled([promise]);
  await vi.runAllTimersAsync();
  return (await all)[0];
}
/** Earns the whole budget of retries of the process. */
async function earn(): Promise<void> {
  respond(json({}));
  const one = client();
  for (let count = 0; count < 100; count += 1) await one.shape?.({ id: '1' });
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('sends parameters where the contract says, and the key in its header', async () => {
  const sent = respond(json({}));
  await call(
    { id: 'a/b', tags: ['x', 'y,z'], more: [1, 2], 'a&b': 1, 'X-Why': 'because' },
    { headers: { Prefer: 'code=200' } },
  );
  expect(sent[0]?.url).toBe('https://api.example.org/shapes/a%2Fb?tags=x,y%2Cz&more=1&more=2&a%26b=1');
  expect(sent[0]?.redirect).toBe('manual');
  expect(sent[0]?.headers).toMatchObject({
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
  [
    { id: '1', 'X-Why': 'på' },
    'The header X-Why has the character "å" (U+00E5). Allowed is printable ASCII, U+0020 to U+007E.',
  ],
  [
    { id: '1', 'X-Why': 'a\nb' },
    'The header X-Why has the character "\\u000A" (U+000A). Allowed is printable ASCII, U+0020 to U+007E.',
  ],
])('refuses %o before anything is sent', async (values, message) => {
  const sent = respond(json({}));
  await expect(call(values)).rejects.toThrow(new InvalidCall(message));
  expect(sent).toEqual([]);
});

it('needs a key, and shows it nowhere', () => {
  expect(() => connect(table, {})).toThrow('The API key is missing: set TEST_CLIENT_KEY, or pass the option key.');
  const broken = (key: string) => () => connect(table, { key });
  const allowed = 'Allowed is printable ASCII without spaces.';
  expect(broken(`${KEY}\n`)).toThrow(`The API key has the character "\\u000A" (U+000A). ${allowed}`);
  expect(broken(`${KEY} `)).toThrow(`The API key has the character " " (U+0020). ${allowed}`);
  expect(() => client({ headers: { 'X-Why': 'a\u2013b' } })).toThrow(
    'The header X-Why has the character "–" (U+2013).',
  );
  expect(inspect(client(), { depth: 9, showHidden: true })).not.toContain(KEY);
});

it.each(['ftp://host', 'https://user:password@host', 'https://host?x=1', 'host'])('refuses the host %s', (host) => {
  expect(() => client({ host })).toThrow('The host must be an address');
});

it('retries what may succeed, as often as the options say', async () => {
  const sent = respond(refused(429), refused(503, { 'retry-after': '0' }), none, json({ id: 1 }));
  expect(await settled(call({ id: '1' }))).toMatchObject({ value: { id: 1 } });
  expect(sent).toHaveLength(4);
  const again = respond(refused(429, { 'retry-after': '0' }));
  expect(await settled(call({ id: '1' }, { retries: 1 }))).toMatchObject({
    reason: { message: 'shape: 429, busy: Wait. (request req-1)', retryAfter: 0, register: 'BBR' },
  });
  expect(again).toHaveLength(2);
});

it('does not repeat a POST without a response: it may have been carried out', async () => {
  const sent = respond(none);
  expect(await settled(client().add?.({ body: {} }))).toMatchObject({
    reason: { name: 'ConnectionFailure', message: 'add: no response, connect ECONNREFUSED' },
  });
  expect(sent).toHaveLength(1);
  const answered = respond(refused(503), json({}));
  expect(await settled(client().add?.({ body: {} }))).toMatchObject({ status: 'fulfilled' });
  expect(answered).toHaveLength(2);
});

it('waits a second, not nothing, for an empty Retry-After', async () => {
  respond(refused(429, { 'retry-after': '' }), json({}));
  const begin = performance.now();
  await settled(call({ id: '1' }));
  expect(performance.now() - begin).toBeGreaterThanOrEqual(500);
});

it('takes a time limit that is no whole number of milliseconds', async () => {
  respond(json({ id: 1 }));
  expect(await call({ id: '1' }, { timeout: 1.001 })).toEqual({ id: 1 });
});

it.each([
  ['an error that stays', refused(404), 'Problem: shape: 404, busy: Wait. (request req-1)'],
  [
    'a wait that is too long',
    refused(429, { 'retry-after': '121' }),
    'Problem: shape: 429, busy: Wait. (request req-1)',
  ],
  [
    'a redirect',
    () => new Response(null, { status: 302, headers: { location: 'https://a.example/log-in?for=x' } }),
    'UnexpectedResponse: shape: 302, unexpected response: redirect to https://a.example/log-in not followed',
  ],
])('does not retry %s', async (_, response, text) => {
  const sent = respond(response);
  const { reason } = (await settled(call({ id: '1' }))) as PromiseRejectedResult;
  expect(`${reason}`).toBe(text);
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

it('has a budget of retries: each response but 429 and 5xx earns, a 429 with Retry-After costs nothing', async () => {
  await earn();
  const sent = respond(refused(502, { 'retry-after': '0' }));
  const failing = async (calls: number) => {
    const before = sent.length;
    // Without a wait a client whose budget is empty sends nothing.
    for (let count = 0; count < calls; count += 1)
      expect(await settled(call({ id: '1' }, { maxWait: 1 }))).toMatchObject({ reason: { status: 502 } });
    return sent.length - before;
  };
  // Six calls of four tries would send 24 requests.
  expect(await failing(6)).toBe(16);
  respond(...Array.from({ length: 20 }, () => refused(404)));
  for (let count = 0; count < 20; count += 1) await settled(call({ id: '1' }));
  respond(...Array.from({ length: 20 }, () => refused(429, { 'retry-after': '1' })), json({}));
  expect(await settled(call({ id: '1' }))).toMatchObject({ status: 'fulfilled' });
  respond(refused(502, { 'retry-after': '0' }), refused(502, { 'retry-after': '0' }), json({}));
  expect(await settled(call({ id: '1' }))).toMatchObject({ status: 'fulfilled' });
});

it('sends nothing for some seconds when the budget is empty', async () => {
  const sent = respond(none);
  const one = client();
  const begin = performance.now();
  // The first calls spend what is left.
  for (let count = 0; count < 20; count += 1) await settled(one.shape?.({ id: '1' }));
  expect(sent.length).toBeLessThan(60);
  expect(performance.now() - begin).toBeGreaterThan(40_000);
});

it('holds back all calls of a client after 429 with Retry-After, and lets them go on one after the other', async () => {
  const sent = respond(refused(429, { 'retry-after': '42' }), json({}));
  const times: number[] = [];
  const begin = performance.now();
  const one = client({ onResponse: () => times.push(Math.round(performance.now() - begin)) });
  await Promise.all([one.shape?.({ id: '1' }), vi.advanceTimersByTimeAsync(1)].slice(1));
  const more = [1, 2, 3].map((id) => one.shape?.({ id }));
  await vi.runAllTimersAsync();
  await Promise.all(more);
  expect(sent).toHaveLength(5);
  expect(times).toEqual([0, 42_000, 42_010, 42_020, 42_030]);
});

it('ends a call that would wait too long with the reason why calls are held back, and sends nothing', async () => {
  const sent = respond(refused(429, { 'retry-after': '100' }));
  const one = client();
  const first = settled(one.shape?.({ id: '1' }));
  // It waited 100 seconds once, and may not again.
  expect(await first).toMatchObject({ reason: { status: 429, retryAfter: 100 } });
  expect(sent).toHaveLength(2);
  const impatient = client({ maxWait: 1 });
  await settled(impatient.shape?.({ id: '1' }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await settled(impatient.list?.())).toMatchObject({
    reason: { name: 'Problem', operation: 'list', status: 429, retryAfter: 40 },
  });
  expect(sent).toHaveLength(3);
});

it('reports each response, with the numbers of the rate limit', async () => {
  await earn();
  const rate = { 'ratelimit-limit': '100', 'ratelimit-remaining': '7', 'ratelimit-reset': '42' };
  const found: unknown[] = [];
  respond(
    refused(503, { 'retry-after': '0' }),
    () => Response.json({}, { headers: { ...rate, 'X-Request-Id': 'req-2' } }),
    refused(404),
  );
  const one = client({ onResponse: ({ headers, ...info }) => found.push({ ...info, type: headers['content-type'] }) });
  await settled(one.shape?.({ id: '1' }));
  await settled(one.list?.());
  const problem = { requestId: 'req-1', rateLimit: undefined, type: 'application/problem+json' };
  expect(found).toEqual([
    { operation: 'shape', status: 503, ...problem },
    {
      operation: 'shape',
      status: 200,
      requestId: 'req-2',
      rateLimit: { limit: 100, remaining: 7, reset: 42 },
      type: 'application/json',
    },
    { operation: 'list', status: 404, ...problem },
  ]);
});

it('refuses a response that is larger than the option allows', async () => {
  respond(json({ long: 'x'.repeat(100) }));
  expect(await settled(call({ id: '1' }, { maxResponseBytes: 50 }))).toMatchObject({
    reason: { message: 'shape: 200, unexpected response: the body has more bytes than maxResponseBytes allows' },
  });
});

it('escapes control characters of the server in its errors', async () => {
  const body = '{"type":"/e#a\\nb","title":"\\u0085","detail":"1\\r\\n2\\u001b[2J\\u2028"}';
  respond(() => new Response(body, { status: 404, headers: { 'content-type': 'application/problem+json' } }));
  const { reason } = (await settled(call({ id: '1' }))) as PromiseRejectedResult;
  expect(reason).toMatchObject({ type: 'a\\u000Ab', title: '\\u0085', detail: '1\\u000D\\u000A2\\u001B[2J\\u2028' });
  expect(reason.message).toBe('shape: 404, a\\u000Ab: 1\\u000D\\u000A2\\u001B[2J\\u2028');
});

it('sends through another fetch', async () => {
  const sent = respond(none);
  const own = vi.fn(async () => Response.json({ id: 1 }));
  expect(await call({ id: '1' }, { fetch: own })).toEqual({ id: 1 });
  expect([own.mock.calls.length, sent.length]).toEqual([1, 0]);
});

it('ends a call when its signal aborts, also while it waits', async () => {
  const sent = respond(refused(429, { 'retry-after': '42' }));
  const abort = new AbortController();
  const one = client();
  const waiting = Promise.allSettled([one.shape?.({ id: '1' }, { signal: abort.signal })]);
  await vi.advanceTimersByTimeAsync(10);
  abort.abort(new Error('no longer wanted'));
  expect(await waiting).toMatchObject([{ reason: { message: 'no longer wanted' } }]);
  await expect(one.shape?.({ id: '1' }, { signal: abort.signal })).rejects.toThrow('no longer wanted');
  expect(sent).toHaveLength(1);
});

it('has a time limit for one call', async () => {
  vi.useRealTimers();
  const late = (_: string, init: RequestInit): Promise<Response> =>
    new Promise((_done, failed) => init.signal?.addEventListener('abort', () => failed(init.signal?.reason)));
  await expect(client({ retries: 0, fetch: late }).shape?.({ id: '1' }, { timeout: 0.01 })).rejects.toThrow(
    'shape: no response, nothing within 0.01 seconds',
  );
});
