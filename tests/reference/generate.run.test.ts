import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apis } from '../../src/apis';
import { promisedOperations } from '../../src/vocabulary/promised';
import { copySite } from '../support/copySite';

const operations = Object.values(promisedOperations).flat();
let site = '';

beforeAll(async () => {
  site = await copySite();
});
afterAll(() => rm(site, { recursive: true, force: true }));

const run = () => execFileSync('npm', ['run', '--silent', 'generate'], { cwd: site, encoding: 'utf8', stdio: 'pipe' });

async function hashes(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const folder of ['docs/api', '.generated/static']) {
    const entries = await readdir(path.join(site, folder), { recursive: true, withFileTypes: true });
    for (const entry of entries.filter((one) => one.isFile())) {
      const file = path.join(entry.parentPath, entry.name);
      found.set(
        path.relative(site, file),
        createHash('sha256')
          .update(await readFile(file))
          .digest('hex'),
      );
    }
  }
  return found;
}

it('makes a page for every operation and an overview for every API, the same bytes each time', async () => {
  expect(run()).toContain(`${operations.length} operations, ${apis.length} overviews`);
  const first = await hashes();
  expect([...first.keys()].filter((file) => file.endsWith('.api.mdx'))).toHaveLength(operations.length);
  expect([...first.keys()].filter((file) => file.endsWith('.info.mdx'))).toHaveLength(apis.length);
  await rm(path.join(site, 'docs/api'), { recursive: true });
  await rm(path.join(site, '.generated'), { recursive: true });
  run();
  expect([...(await hashes())]).toEqual([...first]);
}, 120_000);

it('leaves the last good pages alone when a contract breaks', async () => {
  const before = await hashes();
  const spec = `api-specs/${apis[0]?.spec}`;
  const file = path.join(site, spec);
  const good = await readFile(file, 'utf8');
  await writeFile(file, `${good}\n  broken: [`);
  expect(run).toThrow(new RegExp(`${spec}:\\d+`));
  expect([...(await hashes())]).toEqual([...before]);
  await writeFile(file, good);
}, 60_000);
