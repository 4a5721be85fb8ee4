import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Document } from 'openapi-toolkit';
import { createSandbox, type Listening, listenOn, type Pages, plainContent } from 'openapi-toolkit/sandbox';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { newSandbox } from './support';

describe('over HTTP', () => {
  let server: Listening;
  beforeAll(async () => {
    server = await listenOn(newSandbox, 0);
  });
  afterAll(() => server.close());

  const company = () => `${server.origin}/denmark/data/companies/09900012`;
  const key = { 'X-API-Key': 'sandbox' };

  it('responds with the headers of the contract', async () => {
    const response = await fetch(company(), { headers: key });
    expect(response.status).toBe(200);
    expect(response.headers.get('x-request-id')).toMatch(/^req-[0-9a-z]{12}$/);
    expect(response.headers.get('ratelimit-limit')).toBe('100');
    expect(await response.json()).toMatchObject({ name: 'Eksempel Teknik ApS' });
  });

  it('lets pages of this machine read, and no others', async () => {
    const from = async (origin: string) =>
      (await fetch(company(), { headers: { ...key, Origin: origin } })).headers.get('access-control-allow-origin');
    expect(await from('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await from('http://127.0.0.1:5173')).toBe('http://127.0.0.1:5173');
    for (const origin of [
      'https://example.org',
      'http://localhost.example.org',
      'null',
      'http://127.0.0.1.example.org',
    ]) {
      expect(await from(origin), origin).toBeNull();
    }
    const preflight = await fetch(company(), { method: 'OPTIONS', headers: { Origin: 'http://localhost:3000' } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('X-API-Key');
  });

  it('refuses a host name that is not of this machine', async () => {
    const status = await new Promise((done) => {
      request(company(), { headers: { ...key, Host: 'rebound.example.org' } }, (response) => {
        response.resume();
        done(response.statusCode);
      }).end();
    });
    expect(status).toBe(421);
  });

  it('responds to a request that is not HTTP', async () => {
    const { port } = new URL(server.origin);
    const text = await new Promise<string>((done) => {
      let received = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('HELLO\r\n\r\n'));
      socket.on('data', (chunk) => {
        received += chunk;
      });
      socket.on('close', () => done(received));
    });
    expect(text).toContain('400 Bad Request');
    expect(text).toContain('application/problem+json');
  });

  it('responds to a body that is too large', async () => {
    const response = await fetch(`${server.origin}/denmark/data/feature-store/attributes/bulk`, {
      method: 'POST',
      headers: { ...key, 'Content-Type': 'application/json' },
      body: `"${'x'.repeat(2_000_000)}"`,
    });
    expect(response.status).toBe(413);
    expect((await response.json()).detail).toContain('too large');
  });
});

it.each([
  ['127.0.0.1', '127.0.0.1'],
  ['127.0.0.2', '127.0.0.2'],
  ['::1', '[::1]'],
  ['0.0.0.0', '127.0.0.1'],
  ['::', '127.0.0.1'],
])('listens on %s and is reached at %s', async (host, name) => {
  const { origin, close } = await listenOn(newSandbox, 0, host);
  expect(new URL(origin).hostname).toBe(name);
  const url = `${origin}/denmark/data/companies/09900012`;
  expect((await fetch(url, { headers: { 'X-API-Key': 'sandbox' } })).status).toBe(200);
  await close();
});

const own = Object.values(networkInterfaces()).flatMap((all) => all?.filter(({ internal }) => !internal) ?? []);
const address = own.find(({ family }) => family === 'IPv4')?.address;

it.skipIf(!address)('does not listen where no name of this machine reaches it', async () => {
  await expect(listenOn(newSandbox, 0, address)).rejects.toThrow(`--host ${address}: The sandbox responds on`);
});

describe('a contract of others, beside pages', () => {
  const responds = (headers: object = {}) => ({
    get: {
      responses: {
        200: { description: 'A', headers, content: { 'text/html': { example: '<script>run()</script>' } } },
      },
    },
  });
  const header = (example: string) => ({ schema: { type: 'string' }, example });
  const document = {
    openapi: '3.1.0',
    info: { title: 'Files', version: '1' },
    paths: {
      '/{a}/{b}': responds(),
      '/index.json': responds(),
      '/answer': responds({
        'content-security-policy': header('none'),
        'x-content-type-options': header('none'),
        'content-encoding': header('gzip'),
        'access-control-allow-origin': header('*'),
      }),
    },
  } as unknown as Document;
  const apis = [{ id: 'files', title: 'Files', document }];
  const create = () => createSandbox(() => plainContent(), { apis }, vi.fn());
  const FILES = ['/', '/assets/style.css', '/index.json'];
  const pages: Pages = async (file) =>
    FILES.includes(file) ? { status: 200, headers: { 'Content-Type': 'text/plain' }, body: 'a file' } : undefined;

  let server: Listening;
  beforeAll(async () => {
    server = await listenOn(create, 0, undefined, pages);
  });
  afterAll(() => server.close());
  const body = async (address: string, accept = '*/*') =>
    (await fetch(server.origin + address, { headers: { accept } })).text();

  it('a file wins over a path with parameters, and over a literal one where HTML is accepted', async () => {
    expect(await body('/assets/style.css')).toBe('a file');
    expect(await body('/assets/other.css')).toContain('run()');
    expect(await body('/index.json')).toContain('run()');
    expect(await body('/index.json', 'text/html')).toBe('a file');
  });

  it.each([
    ['GET', '/answer', 200],
    ['GET', '/none', 404],
    ['POST', '/answer', 405],
    ['OPTIONS', '/answer', 204],
  ])('a browser that opens the response to %s %s runs nothing of it', async (method, address, status) => {
    const response = await fetch(server.origin + address, { method, headers: { Origin: 'https://example.org' } });
    expect(response.status).toBe(status);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });
});
