import { appendFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keyOf } from './key';

const INPUTS = [
  'api-specs/a/b.yaml',
  'docs/_data/terms.json',
  'src/x/plugin.ts',
  'src/x/View.tsx',
  'src/x/view.css',
  'static/img/logo.svg',
  'package-lock.json',
  'docusaurus.config.ts',
  'sidebars.ts',
  'babel.config.js',
  'tsconfig.json',
  '.docusaurus/routes.js',
  '.docusaurus/registry.js',
];
const OTHERS = ['docs/docs/guide.mdx', 'src/x/x.test.ts', 'src/x/x.fixture.ts', 'README.md', '.docusaurus/x.json'];

let site = '';
const key = (env: NodeJS.ProcessEnv = {}, config: unknown = {}) =>
  keyOf(site, path.join(site, '.docusaurus'), config, env);

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'key-'));
  for (const file of [...INPUTS, ...OTHERS]) {
    await mkdir(path.dirname(path.join(site, file)), { recursive: true });
    await writeFile(path.join(site, file), file);
  }
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
