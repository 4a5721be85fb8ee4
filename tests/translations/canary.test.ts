import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leaksBelow, leaksIn, randomKey } from './support/run';
import { json, serve } from './support/server';

/**
 * Whole builds of the site with a random API key, and then a search for the key in everything the
 * build left behind: the pages, the generated folder, the caches and the log.
 */
const GENERATED = `.docusaurus-canary-${process.pid}`;
const folders: string[] = [GENERATED];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function build(env: Record<string, string>) {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'canary-'));
  folders.push(outDir);
  const args = [path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs'), 'build', '--out-dir', outDir];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', DOCUSAURUS_GENERATED_FILES_DIR_NAME: GENERATED, ...env },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  return { code, log, outDir };
}

// A failed build has no pages, and not every bundler keeps a cache.
const existing = (places: string[]) => places.filter((place) => existsSync(place));

async function expectClean(key: string, log: string, places: string[]): Promise<void> {
  expect(leaksIn(log, key)).toEqual([]);
  for (const place of places) {
    const { files, leaks } = await leaksBelow(place, key);
    expect(files, place).toBeGreaterThan(0);
    expect(leaks, place).toEqual([]);
  }
}

test('a build with a key leaves no trace of it', { timeout: 300_000 }, async () => {
  const key = randomKey();
  const list = (await import('../../data/attribute-translations.json')).default;
  const server = await serve((response) => json(response, list, { etag: '"canary"' }));
  const { code, log, outDir } = await build({ API_BASE_URL: server.url, API_KEY: key, FEEDBACK_PROJECT_ID: 'canary1' });
  await server.close();
  expect(code, log.slice(-3000)).toBe(0);
  expect(server.requests.map(({ headers }) => headers['x-api-key'])).toEqual([key]);
  expect((await readdir(outDir)).length).toBeGreaterThan(5);
  await expectClean(key, log, [outDir, GENERATED, ...existing(['.generated', 'node_modules/.cache'])]);
});

test(
  'a refused key ends the build with one message, and leaves no trace of the key',
  { timeout: 300_000 },
  async () => {
    const key = randomKey();
    const server = await serve((response) => void response.writeHead(401).end(`{"key":"${key}"}`));
    const { code, log } = await build({ API_BASE_URL: server.url, API_KEY: key });
    await server.close();
    expect(code).toBe(1);
    expect(log.match(/the API answered 401/g)).toHaveLength(1);
    await expectClean(key, log, existing([GENERATED, '.generated', 'node_modules/.cache']));
  },
);
