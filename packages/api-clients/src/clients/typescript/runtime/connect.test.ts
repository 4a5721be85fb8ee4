import { inspect } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connect } from './connect';
import { call, client, json, KEY, none, respond, table } from './connect.fixture';
import { InvalidCall } from './errors';

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

it('reads all pages, from a cursor on', async () => {
  const sent = respond(json({ items: [1], nextCursor: 'b' }), json({ items: [2], nextCursor: null }));
  const pages: unknown[] = [];
  for await (const { items } of client().listPages?.({ cursor: 'a' }) as unknown as AsyncIterable<{ items: number[] }>)
    pages.push(items);
  expect(pages).toEqual([[1], [2]]);
  expect(sent.map(({ url }) => new URL(url).search)).toEqual(['?cursor=a', '?cursor=b']);
});

it('sends through another fetch', async () => {
  const sent = respond(none);
  const own = vi.fn(async () => Response.json({ id: 1 }));
  expect(await call({ id: '1' }, { fetch: own })).toEqual({ id: 1 });
  expect([own.mock.calls.length, sent.length]).toEqual([1, 0]);
});
