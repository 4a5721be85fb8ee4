import path from 'node:path';
import { withChangedSite } from '../../changed-site';
import { serveBuild } from '../../support/serveBuild';
import { test as base } from './test';

/** `test` over the changed site instead of the plain build. */
export const test = base.extend<object, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) =>
      withChangedSite(async ({ folder, runs }) => {
        const last = runs.at(-1);
        if (last?.status !== 0) throw new Error(`The changed site was not built:\n${last?.log.slice(-3000)}`);
        const site = await serveBuild(path.join(folder, 'build'));
        await use(site.origin);
        site.close();
      }),
    { scope: 'worker', timeout: 300_000 },
  ],
});
