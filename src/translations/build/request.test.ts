import { afterEach, describe, expect, it } from 'vitest';
import { json, serve, type TestServer } from '../server.fixture';
import { advice } from './advice';
import { CallFailed } from './CallFailed';
import { type Call, request } from './request';

let server: TestServer;
afterEach(() => server.close());

const callOf = (more: Partial<Call> = {}): Call => ({
  url: new URL(server.url),
  apiKey: 'key',
  etag: undefined,
  timeoutMs: 5_000,
  maxBytes: 1_000,
  ...more,
});

describe('a status that is not success', () => {
  it.each([
    [400, {}, { status: 400, retryable: false, waitMs: undefined }, advice.request],
    [403, {}, { status: 403, retryable: false, waitMs: undefined }, advice.key],
    [410, {}, { status: 410, retryable: false, waitMs: undefined }, advice.path],
    [429, { 'retry-after': '7' }, { status: 429, retryable: true, waitMs: 7_000 }, advice.busy],
    [500, {}, { status: 500, retryable: true, waitMs: undefined }, advice.busy],
    [599, { 'retry-after': 'soon' }, { status: 599, retryable: true, waitMs: undefined }, advice.busy],
    [301, { location: '/' }, { status: 301 }, advice.redirect],
  ])('%d %j', async (status, headers, details, what) => {
    server = await serve((response) => void response.writeHead(status, headers).end('no'));
    const error = await request(callOf()).catch((one) => one);
    expect(error).toBeInstanceOf(CallFailed);
    expect(error).toMatchObject({ details, advice: what });
  });
});

describe('a list', () => {
  it('comes with its ETag', async () => {
    server = await serve((response) => json(response, '[]', { etag: '"1"' }));
    expect(await request(callOf())).toEqual({ kind: 'list', text: '[]', etag: '"1"' });
    expect(server.requests[0]?.headers).toMatchObject({ accept: 'application/json', 'x-api-key': 'key' });
    expect(server.requests[0]?.headers).not.toHaveProperty('if-none-match');
  });

  it('has not changed', async () => {
    server = await serve((response) => void response.writeHead(304).end());
    expect(await request(callOf({ etag: '"1"' }))).toEqual({ kind: 'unchanged' });
    expect(server.requests[0]?.headers['if-none-match']).toBe('"1"');
  });

  it.each([
    [1_000, undefined],
    [1_001, 'the response is larger than 1000 bytes.'],
  ])('of %d bytes', async (bytes, problem) => {
    server = await serve((response) => json(response, ' '.repeat(bytes)));
    const outcome = await request(callOf()).catch((one: CallFailed) => one.problem);
    expect(outcome).toEqual(problem ?? { kind: 'list', text: ' '.repeat(bytes), etag: undefined });
  });
});
