import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { type Case, cases } from './cases';
import { echoes } from './echoes';
import { leaksBelow, leaksIn, randomKey } from './support/run';
import { json, serve } from './support/server';

/**
 * Whole builds of the site with a random API key, through every way in which the call for the
 * translations can fail, and then a search for the key in everything the builds left behind: the
 * pages, the generated folders, the caches and the logs.
 */
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

const DOCUSAURUS = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
const { ATTRIBUTE_TRANSLATIONS_FALLBACK: _fallback, ...clean } = process.env;

/** Builds against an API that answers so; the folders stay until all tests have searched them. */
async function build(answer: Case['answer'], more: Record<string, string> = {}) {
  const [server, key] = [await serve(answer), randomKey()];
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'canary-'));
  const generated = `.docusaurus-${path.basename(outDir)}`;
  folders.push(outDir, generated);
  const child = spawn(process.execPath, [DOCUSAURUS, 'build', '--out-dir', outDir], {
    env: {
      ...clean,
      NODE_ENV: 'production',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
      API_BASE_URL: server.url,
      API_KEY: key,
      ...more,
    },
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      log += chunk;
    });
  const code = await new Promise((resolve) => child.on('close', resolve));
  await server.close();
  expect(leaksIn(log, key)).toEqual([]);
  expect(new Set(server.requests.map(({ headers }) => headers['x-api-key']))).toEqual(new Set([key]));
  // A failed build has no pages, and not every bundler keeps a cache.
  const places = [outDir, generated, '.generated', 'node_modules/.cache'].filter((place) => existsSync(place));
  let files = 0;
  for (const place of places) {
    const found = await leaksBelow(place, key);
    files += found.files;
    expect(found.leaks, place).toEqual([]);
  }
  expect(files).toBeGreaterThan(100);
  return { code, log, outDir };
}

test('a build with a key leaves no trace of it', { timeout: 300_000 }, async () => {
  const list = (await import('../../docs/_data/attribute-translations.json')).default;
  const { code, log, outDir } = await build((response) => json(response, list, { etag: '"canary"' }), {
    FEEDBACK_PROJECT_ID: 'canary1',
  });
  expect(code, log.slice(-3000)).toBe(0);
  expect((await readdir(outDir)).length).toBeGreaterThan(5);
});

test('a build that falls back to the snapshot leaves none either', { timeout: 300_000 }, async () => {
  const { code, log } = await build(
    (response, { headers }) => void response.writeHead(401).end(`bad key ${headers['x-api-key']}`),
    { ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' },
  );
  expect(code, log.slice(-3000)).toBe(0);
  expect(log).toContain('Using the committed snapshot');
});

const faults = [...cases.filter(({ message }) => message), ...echoes];

describe.concurrent('ends with one message, and no trace of the key, when the API answers', () => {
  test.each(faults)('$name', { timeout: 300_000 }, async ({ answer }) => {
    const { code, log } = await build(answer);
    expect(code).toBe(1);
    expect(log.match(/Attribute translations:/g)).toHaveLength(1);
  });
});
