import type { IncomingMessage } from 'node:http';
import type { SampleRequest } from 'openapi-toolkit/samples';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requests } from '../../../../../../tests/support/hostile/requests';
import { ENVIRONMENT, expected, read } from '../../../../../../tests/support/received';
import { type BrowserRequest, browserRequest } from './send';

const HOST = 'https://api.example.org';

const hosted = (request: SampleRequest): SampleRequest => ({ ...request, url: HOST + request.url });
const secretOf = (variable: string) => (ENVIRONMENT as Record<string, string>)[variable] ?? '';

const ORIGIN = 'http://127.0.0.1:4010';
beforeAll(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Returns the parts of a request that a server receives. */
function received({ method, target, headers, body }: BrowserRequest) {
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  const path = target.slice(ORIGIN.length);
  return read({ method, headers: named } as unknown as IncomingMessage, path, Buffer.from(body ?? ''));
}

const takesFile = ({ body }: SampleRequest) => body?.kind === 'file' || body?.kind === 'multipart';
const all: [string, SampleRequest][] = Object.entries(requests);

describe('browserRequest', () => {
  const sendable = all.filter(([, request]) => !takesFile(request));
  expect(sendable.length).toBeGreaterThan(5);

  it.each(sendable)('%s: sends the same as a sample', (_, request) => {
    expect(received(browserRequest(hosted(request), secretOf))).toEqual(expected(request));
  });

  const others = all.filter(([, request]) => takesFile(request));
  expect(others.length).toBeGreaterThan(1);

  it.each(others)('%s: explains that a page has no files', (_, request) => {
    expect(() => browserRequest(hosted(request))).toThrow(/takes a file of yours/);
  });

  it('refuses a header that is not printable ASCII with the sentence of the clients', () => {
    const headers = [{ name: 'X-Purpose', value: 'forsikring på ny' }];
    expect(() => browserRequest({ method: 'get', url: HOST, query: [], headers, secrets: [] })).toThrow(
      'The header X-Purpose has the character "å" (U+00E5). Allowed is printable ASCII, U+0020 to U+007E.',
    );
  });

  it('sends the same placeholder for every secret', () => {
    const secrets: SampleRequest['secrets'] = [{ in: 'header', name: 'X-API-Key', variable: 'SOME_KEY' }];
    const { headers } = browserRequest({ method: 'get', url: `${HOST}/a?b=c`, query: [], headers: [], secrets });
    expect(headers).toEqual([['X-API-Key', 'sandbox']]);
  });

  it.each([
    '//example.org/a',
    '/\\example.org/a',
    '/%5c%5cexample.org',
    '/..//example.org',
    '',
    '/a',
  ])('stays at its own origin with the path %s', (path) => {
    const { target } = browserRequest({ method: 'get', url: HOST + path, query: [], headers: [], secrets: [] });
    expect(new URL(target, ORIGIN).origin).toBe(ORIGIN);
  });
});
