import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { site } from 'docusaurus-preset-portal/content';
import { siteUrl } from 'docusaurus-preset-portal/terms';
import { sha256 } from 'openapi-toolkit/node';
import type { Pages } from 'openapi-toolkit/sandbox';
import { beforeAll, describe, expect, it } from 'vitest';
import { about as sandbox } from '../../../../tests/support/portal';
import { testFolder } from '../../../../tests/support/testFolder';
import { NAMES, type ProgramInfo } from './about';
import { archiveOf, openArchive } from './archive';
import { pagesOf } from './pages';

const ORIGIN = 'http://127.0.0.1:5010';
const HTML = `<html><head><title>A</title><script src=a.js></script></head><body>${sandbox.origin}/x ${sandbox.file} ${siteUrl(site)}/a.csv ${siteUrl(site)}/none.csv</body></html>`;
const ABOUT: ProgramInfo = {
  name: 'Shapes 1 & 2',
  apis: [],
  contracts: 'ab'.repeat(32),
  apiBaseUrl: '',
  redirects: { '/old': '/a%20b', '/away': 'https://example.com/away' },
  headers: { 'X-Content-Type-Options': 'nosniff', 'Content-Security-Policy': "frame-ancestors 'none'" },
  own: { world: {}, translations: [], codeLabels: {} },
};
const FILES = {
  'index.html': HTML,
  '404.html': '<p>none',
  'a b/index.html': '<p>no head',
  'style.css': 'a{}',
  'a.csv': 'a,b',
  'a.yaml': 'a: 1',
  'x.bin': Buffer.from([0, 255]),
  [NAMES.script]: 'script()',
};

const folder = testFolder();
const packed = () => Buffer.from('packed');
let archive: ReturnType<typeof openArchive>;
let pages: Pages;

beforeAll(() => {
  const file = path.join(folder, 'site.bin');
  writeFileSync(
    file,
    archiveOf(Object.entries(FILES).map(([name, content]) => ({ name, bytes: Buffer.from(content as string) }))),
  );
  archive = openArchive(file);
  pages = pagesOf(archive, ABOUT, '/', packed);
});

describe('pagesOf', () => {
  it.each([
    '/',
    '/index.html',
  ])('%s is a page with the script, its version, and the addresses of this sandbox and file', async (address) => {
    const page = await pages(address, ORIGIN);
    expect(page?.status).toBe(200);
    expect(page?.headers).toEqual({ ...ABOUT.headers, 'Content-Type': 'text/html; charset=utf-8' });
    expect(page?.body).toContain(
      `<title>A</title><script src="/${NAMES.script}" defer></script><script src=a.js></script></head><body>${ORIGIN}/x ${ORIGIN}/${sandbox.tarball} ${ORIGIN}/a.csv ${siteUrl(site)}/none.csv<aside`,
    );
    expect(page?.body).toContain('Shapes 1 &amp; 2, on this machine. Contracts: <code>sha256:abababababababab<wbr>');
  });

  it.each(['/a%20b', '/a%20b/'])('%s is the page of a folder', async (address) => {
    expect((await pages(address, ORIGIN))?.body).toMatch(/^<p>no head<aside/);
  });

  it('serves other files unchanged, with their media type', async () => {
    const names = ['style.css', 'a.csv', 'a.yaml', 'x.bin', NAMES.script, sandbox.tarball, `${sandbox.tarball}.sha256`];
    const served = await Promise.all(names.map((one) => pages(`/${one}`, ORIGIN)));
    expect(served.map((page) => [page?.headers['Content-Type'], String(page?.body)])).toEqual([
      ['text/css; charset=utf-8', 'a{}'],
      ['text/csv; charset=utf-8', 'a,b'],
      ['application/yaml', 'a: 1'],
      ['application/octet-stream', String(Buffer.from([0, 255]))],
      ['text/javascript; charset=utf-8', 'script()'],
      ['application/gzip', 'packed'],
      ['text/plain; charset=utf-8', `${sha256('packed')}  ${sandbox.tarball}\n`],
    ]);
  });

  it.each([
    ['/old', '/a%20b'],
    ['/old/', '/a%20b'],
    ['/away', 'https://example.com/away'],
  ])('leads from %s to %s', async (from, to) => {
    expect(await pages(from, ORIGIN)).toEqual({ status: 302, headers: { Location: to }, body: '' });
  });

  it('serves a site below its base path alone', async () => {
    const below = pagesOf(archive, ABOUT, '/portal/', packed);
    expect((await below('/', ORIGIN))?.headers).toEqual({ Location: '/portal/' });
    expect((await below('/portal/', ORIGIN))?.body).toContain(`src="/portal/${NAMES.script}"`);
  });

  it.each([
    '/none',
    '/a',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/%',
    '/a%00b',
    '/constructor',
  ])('does not serve %s', async (address) => {
    expect(await pages(address, ORIGIN)).toBeUndefined();
  });
});
