import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { apis } from '../../../src/apis';
import { serveBuild } from '../../../src/delivery/hosting/serveBuild';
import { hostilePaths } from '../../fixtures/hostile';
import { copySite } from '../../support/copySite';
import { test as base } from '../support/test';

const run = promisify(execFile);
const CONTRACT = `api-specs/${apis.at(-1)?.spec}`;

/** Builds a copy of the site, the last contract of which was written by an attacker; returns its folder. */
async function buildHostileSite(): Promise<string> {
  const folder = await copySite();
  const file = path.join(folder, CONTRACT);
  const contract = parse(await readFile(file, 'utf8'));
  const [tag] = contract.tags;
  contract.paths = { ...contract.paths, ...hostilePaths(tag.name) };
  await writeFile(file, JSON.stringify(contract));
  const options = { cwd: folder, maxBuffer: 50_000_000, env: { ...process.env, PORTAL_BUILD: '' } };
  await run('npx', ['docusaurus', 'build'], options);
  return folder;
}

/** The tests' site is the one built from the hostile contract. A folder in PORTAL_BUILD_HOSTILE saves building it. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const given = process.env.PORTAL_BUILD_HOSTILE;
      const folder = given ? undefined : await buildHostileSite();
      const site = await serveBuild(given ?? path.join(folder ?? '', 'build'));
      await use(site.origin);
      site.close();
      if (folder) await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});
