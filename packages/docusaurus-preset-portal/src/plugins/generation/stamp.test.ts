import { appendFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { portal as own } from '../../../../../tests/support/portal';
import { testFolderOfEach, writeFiles } from '../../../../../tests/support/testFolder';
import { portalPaths } from '../../lib/paths';
import { hashInputs, isFresh, writeStamp } from './stamp';

const INPUTS = ['api-specs/a/b.yaml', 'docs/_data/terms.json', 'src/site/apis.ts', 'src/x/page.mustache'];
const OTHERS = ['src/x/View.tsx', 'src/x/view.css', 'src/x/x.test.ts', 'docs/docs/guide.mdx', 'README.md'];
const OUTPUT = 'docs/api/a/page.mdx';
const STAMP = '.generated/stamp.txt';

const site = testFolderOfEach();
const portal = { ...own, siteDir: site, paths: portalPaths(site) };
const fresh = (env: NodeJS.ProcessEnv = {}) => isFresh(portal, hashInputs(portal, env));

beforeEach(async () => {
  writeFiles(site, Object.fromEntries([...INPUTS, ...OTHERS, OUTPUT].map((file) => [file, file])));
  await writeStamp(portal, hashInputs(portal, {}));
});

it('is fresh when nothing changed', () => expect(fresh()).toBe(true));

it.each(INPUTS)('is stale when %s changed', async (file) => {
  await appendFile(path.join(site, file), ' ');
  expect(fresh()).toBe(false);
});

it.each(INPUTS)('is stale when %s is gone or has a new neighbour', async (file) => {
  await writeFile(path.join(site, `${file}.more.json`), '{}');
  expect(fresh()).toBe(false);
  await rm(path.join(site, `${file}.more.json`));
  expect(fresh()).toBe(true);
  await rm(path.join(site, file));
  expect(fresh()).toBe(false);
});

it('is stale for another host of the APIs', () => {
  expect(fresh({ API_BASE_URL: 'https://api.other.example' })).toBe(false);
});

it.each(OTHERS)('is fresh when %s changed', async (file) => {
  await appendFile(path.join(site, file), ' ');
  expect(fresh()).toBe(true);
});

it.each(['docs/api', STAMP])('is stale without %s', async (file) => {
  await rm(path.join(site, file), { recursive: true });
  expect(fresh()).toBe(false);
});

it('is stale with a stamp that was cut short', async () => {
  await writeFile(path.join(site, STAMP), hashInputs(portal, {}).slice(0, 20));
  expect(fresh()).toBe(false);
});
