import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { missingMessage, pathOf, skipsWithout } from '../../programs';
import { freePort, untilListening } from '../../support/ports';
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
      await untilListening(port);
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
    for (const [accepted, name, decode] of ENCODINGS) {
      const response = await get(caddy, url, { 'accept-encoding': accepted });
      const label = `${url} as ${accepted}`;
      expect.soft([response.status, response.headers['content-encoding']], label).toEqual([200, name]);
      expect.soft(response.headers['cache-control'], label).toBe(caching);
      expect.soft(String(response.headers.vary).split(', '), label).toContain('Accept-Encoding');
      expect.soft(response.headers['content-security-policy'], label).toBe(policy);
      expect.soft(decode(response.body).equals(await readFile(path.join(BUILD, file))), label).toBe(true);
      const again = { 'accept-encoding': accepted, 'if-none-match': String(response.headers.etag) };
      expect.soft((await get(caddy, url, again)).status, label).toBe(304);
    }
});

test('Caddy leads to the address of a page, and keeps the query', async ({ caddy }) => {
  for (const [from, to] of MOVED) {
    const { status, headers } = await get(caddy, from);
    expect.soft([status, headers.location], from).toEqual([301, to]);
  }
});

test('Caddy responds with our page and 404 for unknown paths', async ({ caddy }) => {
  for (const url of ABSENT) {
    const { status, headers, body } = await get(caddy, url);
    expect.soft([status, headers['cache-control']], url).toEqual([404, REVALIDATE]);
    expect.soft(body.toString(), url).toContain('Page Not Found');
    expect.soft(headers['content-security-policy'], url).toContain("default-src 'self'");
  }
});

test('Caddy sends Markdown to clients that prefer it', async ({ caddy }) => expectNegotiation(caddy));
