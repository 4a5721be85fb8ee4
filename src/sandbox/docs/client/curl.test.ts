import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { SampleRequest } from '../../../reference/requests/request';
import { createSamples } from '../../../reference/samples';
import { requests } from '../../../reference/samples/hostile.fixture';
import { ENVIRONMENT, expected, read } from '../../../reference/samples/received.fixture';
import { readCurl, type Sent } from './curl';

const HOST = 'https://api.example.org';

const curlOf = (request: SampleRequest): string =>
  createSamples({ ...request, url: HOST + request.url }).find(({ language }) => language === 'shell')?.text ?? '';

const secretOf = (variable: string) => (ENVIRONMENT as Record<string, string>)[variable] ?? '';

/** What a server gets of a request. */
function received({ method, target, headers, body }: Sent) {
  const named = Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), value]));
  return read({ method, headers: named } as unknown as IncomingMessage, target, Buffer.from(body ?? ''));
}

const takesFile = ({ body }: SampleRequest) => body?.kind === 'file' || body?.kind === 'multipart';
const all: [string, SampleRequest][] = Object.entries(requests);

describe('readCurl', () => {
  const sendable = all.filter(([, request]) => !takesFile(request));
  expect(sendable.length).toBeGreaterThan(5);

  it.each(sendable)('%s: is what the command sends', (_, request) => {
    expect(received(readCurl(curlOf(request), secretOf))).toEqual(expected(request));
  });

  const others = all.filter(([, request]) => takesFile(request));
  expect(others.length).toBeGreaterThan(1);

  it.each(others)('%s: says that a page has no files', (_, request) => {
    expect(() => readCurl(curlOf(request))).toThrow(/takes a file of yours/);
  });

  it('puts the same stand-in for every secret', () => {
    const { headers } = readCurl(`curl --header "X-API-Key: $SOME_KEY" 'https://api.example.org/a?b=c'`);
    expect(headers).toEqual([['X-API-Key', 'sandbox']]);
  });
});
