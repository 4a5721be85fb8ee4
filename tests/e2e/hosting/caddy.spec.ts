import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { answers, freePort } from '../../support/ports';
import { get } from './support/get';
import { expectNegotiation } from './support/markdown';
import { BUILD, DEPLOY } from './support/test';
import { ABSENT, ENCODINGS, FILES, MOVED, REVALIDATE } from './support/urls';

/** The built site behind Caddy with the generated snippet. */
const test = base.extend<object, { caddy: string }>({
  caddy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const [folder, port] = [await mkdtemp(path.join(os.tmpdir(), 'caddy-')), await freePort()];
      const file = path.join(folder, 'Caddyfile');
      await writeFile(
        file,
        `{
	admin off
	auto_https off
	storage file_system ${folder}
}
import ${path.resolve(DEPLOY)}/Caddyfile.portal
http://127.0.0.1:${port} {
	root * ${path.resolve(BUILD)}
	import portal
}
`,
      );
      const child = spawn(pathOf('caddy'), ['run', '--config', file, '--adapter', 'caddyfile']);
      const ended = new Promise<void>((done) => child.on('close', () => done()));
      await answers(port);
      await use(`http://127.0.0.1:${port}`);
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test.skip(() => skipsWithout('caddy'), missingMessage('caddy'));

test('Caddy serves files in each encoding, with the headers of the policy', async ({ caddy }) => {
  const policy = (await readFile(`${BUILD}/_headers`, 'utf8')).match(/Content-Security-Policy: (.*)/)?.[1];
  for (const [url, file, , caching] of FILES)
    for (const [asked, name, decode] of ENCODINGS) {
      const answer = await get(caddy, url, { 'accept-encoding': asked });
      const said = `${url} as ${asked}`;
      expect.soft([answer.status, answer.headers['content-encoding']], said).toEqual([200, name]);
      expect.soft(answer.headers['cache-control'], said).toBe(caching);
      expect.soft(String(answer.headers.vary).split(', '), said).toContain('Accept-Encoding');
      expect.soft(answer.headers['content-security-policy'], said).toBe(policy);
      expect.soft(decode(answer.body).equals(await readFile(path.join(BUILD, file))), said).toBe(true);
      const again = { 'accept-encoding': asked, 'if-none-match': String(answer.headers.etag) };
      expect.soft((await get(caddy, url, again)).status, said).toBe(304);
    }
});

test('Caddy leads to the address of a page, and keeps the query', async ({ caddy }) => {
  for (const [from, to] of MOVED) {
    const { status, headers } = await get(caddy, from);
    expect.soft([status, headers.location], from).toEqual([301, to]);
  }
});

test('Caddy answers with our page and 404 where nothing is', async ({ caddy }) => {
  for (const url of ABSENT) {
    const { status, headers, body } = await get(caddy, url);
    expect.soft([status, headers['cache-control']], url).toEqual([404, REVALIDATE]);
    expect.soft(body.toString(), url).toContain('Page Not Found');
    expect.soft(headers['content-security-policy'], url).toContain("default-src 'self'");
  }
});

test('Caddy sends Markdown to who asks for it', async ({ caddy }) => expectNegotiation(caddy));
