import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apis } from '#site';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { paths } from '../../packages/docusaurus-preset-portal/src/lib/paths';
import { promisedOperations } from '../../src/vocabulary/promised';
import { copySite, generated } from '../support/copySite';
import { execute, TYPESCRIPT } from '../support/execute';

const operations = Object.values(promisedOperations).flat();
let site = '';

// The reference of the test line; a test that runs alone generates its own.
beforeAll(async () => {
  site = await copySite(generated());
  if (!existsSync(path.join(site, paths.pages))) await run();
});
afterAll(() => rm(site, { recursive: true, force: true }));

async function run(): Promise<string> {
  const { status, stdout, stderr } = await execute([...TYPESCRIPT, 'scripts/generate.ts'], site);
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

async function hashes(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['docs/api', '.generated/static']) {
    for (const name of await listFiles(path.join(site, folder))) {
      const content = await readFile(path.join(site, folder, name));
      found.set(`${folder}/${name}`, createHash('sha256').update(content).digest('hex'));
    }
  }
  return found;
}

it('creates a page for every operation and an overview for every API', async () => {
  const first = await hashes();
  expect([...first.keys()].filter((file) => file.endsWith('.api.mdx'))).toHaveLength(operations.length);
  expect([...first.keys()].filter((file) => file.endsWith('.info.mdx'))).toHaveLength(apis.length);
});

it('creates the same bytes each time', async () => {
  const first = await hashes();
  await rm(path.join(site, 'docs/api'), { recursive: true });
  await rm(path.join(site, '.generated'), { recursive: true });
  expect(await run()).toContain(`${operations.length} operations, ${apis.length} overviews`);
  expect([...(await hashes())]).toEqual([...first]);
});
