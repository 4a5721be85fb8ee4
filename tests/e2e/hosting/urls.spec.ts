import { readFileSync } from 'node:fs';
import path from 'node:path';
import { get } from './support/get';
import { expectNegotiation } from './support/markdown';
import { BUILD, expect, test } from './support/test';
import { ABSENT, ENCODINGS, FILES, MOVED, REVALIDATE } from './support/urls';

for (const [url, file, type, caching] of FILES)
  for (const [accepted, name, decode] of ENCODINGS)
    test(`${url.replace(/\.\w{8}\./, '.*.')} as ${accepted}`, async ({ nginx }) => {
      const response = await get(nginx.origin, url, { 'accept-encoding': accepted });
      expect(response.status).toBe(200);
      expect(response.headers['content-encoding']).toBe(name);
      expect(response.headers['content-type']).toMatch(type);
      expect(response.headers['cache-control']).toBe(caching);
      expect(String(response.headers.vary).split(', ')).toContain('Accept-Encoding');
      expect(response.headers['content-security-policy']).toContain("default-src 'self'");
      expect(decode(response.body).equals(readFileSync(path.join(BUILD, file)))).toBe(true);
      const again = { 'accept-encoding': accepted, 'if-none-match': String(response.headers.etag) };
      const second = await get(nginx.origin, url, again);
      expect([second.status, second.body.length]).toEqual([304, 0]);
    });

test('clients that prefer Markdown get it', async ({ nginx }) => expectNegotiation(nginx.origin));

for (const [from, to] of MOVED)
  test(`${from} is 301 to ${to}`, async ({ nginx }) => {
    const { status, headers } = await get(nginx.origin, from);
    expect([status, headers.location]).toEqual([301, to]);
    expect(headers['cache-control']).toBe(REVALIDATE);
  });

for (const url of ABSENT)
  test(`${url} is a true 404 with our page`, async ({ nginx }) => {
    const { status, headers, body } = await get(nginx.origin, url);
    expect(status).toBe(404);
    expect(body.toString()).toContain('Page Not Found');
    expect(headers['cache-control']).toBe(REVALIDATE);
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

// Attacks: they never lead to another host, to a header made from the path, or to a file outside.
for (const url of [
  '//evil.example/',
  '/\\evil.example/',
  '/%0d%0aSet-Cookie:a=1/',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/x',
])
  test(`${url} leads nowhere else`, async ({ nginx }) => {
    const { status, headers } = await get(nginx.origin, url);
    expect([301, 400, 404]).toContain(status);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });

test('security.txt is served for a day, expires within a year, and only it', async ({ nginx }) => {
  const { status, headers, body } = await get(nginx.origin, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(headers['cache-control']).toBe('public, max-age=86400');
  const fields = new Map([...body.toString().matchAll(/^([\w-]+): (.+)$/gm)].map(([, name, value]) => [name, value]));
  expect([...fields.keys()]).toEqual(['Contact', 'Expires', 'Preferred-Languages', 'Canonical']);
  expect(fields.get('Contact')).toMatch(/^(mailto|https|tel):/);
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(270);
  expect(days).toBeLessThan(366);
});

test('the licenses of the packages in the code stand beside it', async ({ nginx }) => {
  const { status, headers, body } = await get(nginx.origin, '/licenses.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const packages = [...body.toString().matchAll(/(?:^|\n---\n\n)(\S+) \d[\w.-]*\n/g)].map(([, name]) => name);
  expect(packages).toEqual(expect.arrayContaining(['react', 'react-dom', '@docusaurus/core', 'infima']));
});

test('plain HTTP leads to the own name, whatever host is asked for', async ({ nginx }) => {
  const plain = `http://localhost:${nginx.httpPort}`;
  for (const host of ['localhost', 'evil.example', 'docs.evil.example:80']) {
    const { status, headers } = await get(plain, '/docs/time?q=x', { host });
    expect([status, headers.location], host).toEqual([301, `${nginx.origin}/docs/time?q=x`]);
  }
});
