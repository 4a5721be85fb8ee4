import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writePolicy } from './policy';

const page = (body: string) =>
  `<!doctype html><meta charset=utf-8><meta name=generator content="Docusaurus v3.6.3"><script src=/main.js></script>${body}`;
const SHARED = '<script>theme()</script><script src=https://stats.example.com/a.js></script>';

let build = '';
const write = (name: string, html: string) => writeFile(path.join(build, name), html);
const read = (name: string) => readFile(path.join(build, name), 'utf8');
beforeEach(async () => {
  build = await mkdtemp(path.join(tmpdir(), 'policy-'));
  await write('404.html', page(SHARED));
});
afterEach(() => rm(build, { recursive: true }));

it('allows the files of the site, and the scripts of every page', async () => {
  await write('index.html', page(`${SHARED}<script type=application/ld+json>{}</script><i style="top:0"></i>`));
  await write('own.html', '<!doctype html><script>demo()</script>');
  await writePolicy(build);
  const html = await read('index.html');
  expect(html).toMatch(
    /charset=utf-8><meta http-equiv=Content-Security-Policy content="script-src 'self' 'sha256-[\w+/]+=' https:\/\/stats\.example\.com; object-src 'none'; base-uri 'self'">/,
  );
  expect(html).toContain('<i style="top:0">');
  expect(await read('own.html')).toBe('<!doctype html><script>demo()</script>');
});

it('allows the script of Docusaurus that the home page alone has', async () => {
  await write('index.html', page(`${SHARED}<script>insert('__docusaurus-base-url-issue-banner')</script>`));
  await writePolicy(build);
  expect((await read('404.html')).match(/'sha256-/g)).toHaveLength(2);
});

it.each([
  ['<script>steal()</script>', 'steal()'],
  ['<script src=//other.example.com/b.js></script>', '//other.example.com/b.js'],
  ['<img onerror="steal()">', 'onerror="steal()"'],
])('names a page with %s, and changes none', async (body, text) => {
  await write('docs.html', page(SHARED + body));
  await expect(writePolicy(build)).rejects.toThrow(`docs.html: ${text}\n`);
  expect(await read('404.html')).toBe(page(SHARED));
});
