import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveBuild } from '../../../src/delivery/hosting/serveBuild';
import { copySite } from '../../support/copySite';
import { test } from './test';

const run = promisify(execFile);

/** Builds a copy of the site after a change to its files; returns its folder. */
async function buildChangedSite(change: (folder: string) => Promise<void>): Promise<string> {
  const folder = await copySite();
  await change(folder);
  const options = { cwd: folder, maxBuffer: 50_000_000, env: { ...process.env, PORTAL_BUILD: '' } };
  await run('npx', ['docusaurus', 'build'], options);
  return folder;
}

/**
 * `test` over a changed copy of the site. Each worker builds it, so its tests belong into one file.
 *
 * @param variable Environment variable with the folder of a build, which saves building it.
 */
export const changedSite = (variable: string, change: (folder: string) => Promise<void>) =>
  test.extend<object, { origin: string }>({
    origin: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
      async ({}, use) => {
        const given = process.env[variable];
        const folder = given ? undefined : await buildChangedSite(change);
        const site = await serveBuild(given ?? path.join(folder ?? '', 'build'));
        await use(site.origin);
        site.close();
        if (folder) await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  });
