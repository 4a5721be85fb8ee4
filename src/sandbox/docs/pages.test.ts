import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { about } from '../about';
import { docsIn, SCRIPT } from './pages';

const ORIGIN = 'http://127.0.0.1:5010';
const HTML = `<html><head><title>A</title></head><body>${about.origin}/x</body></html>`;

let folder = '';
let docs: ReturnType<typeof docsIn>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'docs-'));
  const site = path.join(folder, 'site');
  await mkdir(path.join(site, 'a b'), { recursive: true });
  await writeFile(path.join(site, 'index.html'), HTML);
  await writeFile(path.join(site, 'a b', 'index.html'), '<p>no head');
  await writeFile(path.join(site, 'style.css'), 'a{}');
  await writeFile(path.join(site, 'x.bin'), Buffer.from([0, 255]));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  docs = docsIn(site, 'script()');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('docsIn', () => {
  it.each(['/', '/index.html'])('%s is a page with the script, and the address of this sandbox', async (address) => {
    expect(await docs(address, ORIGIN)).toEqual({
      status: 200,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Content-Type-Options': 'nosniff' },
      body: `<html><head><title>A</title><script src="${SCRIPT}" defer></script></head><body>${ORIGIN}/x</body></html>`,
    });
  });

  it.each(['/a%20b', '/a%20b/'])('%s is the page of a folder', async (address) => {
    expect((await docs(address, ORIGIN))?.body).toBe(`<p>no head<script src="${SCRIPT}" defer></script>`);
  });

  it('serves other files unchanged, with their media type', async () => {
    const [style, other, script] = [
      await docs('/style.css', ORIGIN),
      await docs('/x.bin', ORIGIN),
      await docs(SCRIPT, ORIGIN),
    ];
    expect([style?.headers['Content-Type'], String(style?.body)]).toEqual(['text/css; charset=utf-8', 'a{}']);
    expect([other?.headers['Content-Type'], other?.body]).toEqual(['application/octet-stream', Buffer.from([0, 255])]);
    expect([script?.headers['Content-Type'], script?.body]).toEqual(['text/javascript; charset=utf-8', 'script()']);
  });

  it.each([
    '/none',
    '/a',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%',
    '/a%00b',
  ])('does not serve %s', async (address) => {
    expect(await docs(address, ORIGIN)).toBeUndefined();
  });
});
