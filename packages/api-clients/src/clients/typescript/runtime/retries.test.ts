import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { call, client, earn, json, none, refused, respond, settled } from './connect.fixture';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
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
