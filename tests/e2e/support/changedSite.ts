import path from 'node:path';
import { withBasePath } from 'docusaurus-preset-portal/testing';
import { withChangedSite } from '../../changed-site';
import { BASE_PATH } from '../../changed-site/change';
import { serveBuild } from '../../support/serveBuild';
import { test as base } from './test';

/** Returns an address of the changed site as a browser asks for it. */
export const at = (address: string): string => withBasePath(address, BASE_PATH);

/**
 * `test` over the changed site instead of the plain build. Its origin has the base path: a request beside it is one to
 * another site, and fails the test.
 */
export const test = base.extend<object, { folder: string; origin: string }>({
  folder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) =>
      withChangedSite(async ({ folder, runs }) => {
        const last = runs.at(-1);
        if (last?.status !== 0) throw new Error(`The changed site was not built:\n${last?.log.slice(-3000)}`);
        await use(path.join(folder, 'build'));
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
  origin: [
    async ({ folder }, use) => {
      const site = await serveBuild(folder, { basePath: BASE_PATH });
      await use(site.origin + BASE_PATH.slice(0, -1));
      site.close();
    },
    { scope: 'worker' },
  ],
});
