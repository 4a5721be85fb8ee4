import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../../src/translations/cases.fixture';
import { echoes } from '../../src/translations/echoes.fixture';
import { type Built, makeBuild } from '../changed-site/make';
import { searchForKey } from './support/searchForKey';

/** The search of `canary.run.test.ts` after every failure of the translations API. */
const faults = [...cases.filter(({ message }) => message), ...echoes];

let failing: Built;
let falling: Built;
beforeAll(async () => {
  failing = await makeBuild({ responses: faults.map(({ respond }) => respond) });
  falling = await makeBuild({
    responses: [(response, { headers }) => void response.writeHead(401).end(`bad key ${headers['x-api-key']}`)],
    env: { ATTRIBUTE_TRANSLATIONS_FALLBACK: 'snapshot' },
  });
}, 900_000);
afterAll(() => Promise.all([failing, falling].map(({ folder }) => rm(folder, { recursive: true, force: true }))));

test('a build that falls back to the snapshot is whole and leaves no trace of the key', async () => {
  const [run] = falling.runs;
  expect(run?.status, run?.log.slice(-3000)).toBe(0);
  expect(run?.log).toContain('Using the committed snapshot');
  await searchForKey(falling);
});

test.each(
  faults.map(({ name }, index) => ({ name, index })),
)('a build ends with one message when the API responds with $name', ({ index }) => {
  const run = failing.runs[index];
  expect(run?.status).toBe(1);
  expect(run?.log.match(/Attribute translations:/g)).toHaveLength(1);
});

test('none of the builds that failed leaves a trace of the key', () => searchForKey(failing));
