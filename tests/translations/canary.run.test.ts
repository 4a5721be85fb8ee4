import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../../src/translations/server.fixture';
import { type Canary, startCanary } from './support/canary';

/**
 * Whole builds of the site with a random API key, and then a search for the key in everything they left
 * behind: pages, generated folders and logs. Builds through every fault of the API: `canary.nightly.test.ts`.
 */
let canary: Canary;
beforeAll(async () => {
  canary = await startCanary();
});
afterAll(() => canary.close());

test('a build with a key leaves no trace of it', { timeout: 300_000 }, async () => {
  const list = (await import('../../docs/_data/attribute-translations.json')).default;
  const { code, log } = await canary.build((response) => json(response, list, { etag: '"canary"' }), {
    FEEDBACK_PROJECT_ID: 'canary1',
  });
  expect(code, log.slice(-3000)).toBe(0);
  expect((await readdir(canary.outDir)).length).toBeGreaterThan(5);
});

test('a build that fails leaves none either, and ends with one message', { timeout: 300_000 }, async () => {
  const { code, log } = await canary.build(
    (response, { headers }) => void response.writeHead(401).end(`bad key ${headers['x-api-key']}`),
  );
  expect(code).toBe(1);
  expect(log.match(/Attribute translations:/g)).toHaveLength(1);
});
