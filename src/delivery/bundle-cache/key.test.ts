import { appendFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyOf } from './key';
import { INPUTS, makeFolder } from './site.fixture';

const OTHERS = ['docs/docs/guide.mdx', 'src/x/x.test.ts', 'src/x/x.fixture.ts', 'README.md', '.docusaurus/x.json'];

let site = '';
const key = (env: NodeJS.ProcessEnv = {}, config: unknown = {}) =>
  keyOf(site, path.join(site, '.docusaurus'), config, env);

beforeEach(() => {
  site = makeFolder([...INPUTS, ...OTHERS]);
});
afterEach(() => rm(site, { recursive: true }));

it.each(INPUTS)('is another when %s changed', async (file) => {
  const before = key();
  await appendFile(path.join(site, file), ' ');
  expect(key()).not.toBe(before);
});

it.each(OTHERS)('is the same when %s changed', async (file) => {
  const before = key();
  await appendFile(path.join(site, file), ' ');
  expect(key()).toBe(before);
});

it('is another for another configuration, and for another environment', () => {
  expect(key({}, { baseUrl: '/portal/' })).not.toBe(key());
  expect(key({ API_BASE_URL: 'https://api.other.example' })).not.toBe(key());
});

it('is the same with an API key, which no file may tell of', () => expect(key({ API_KEY: 'secret' })).toBe(key()));
