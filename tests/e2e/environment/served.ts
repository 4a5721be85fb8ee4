import type { Page } from '@playwright/test';
import { readData } from '../../../src/sandbox/content/readData';
import { createSandbox } from '../../../src/sandbox/content/sandbox';
import { docsIn } from '../../../src/sandbox/docs/pages';
import { sendScript } from '../../../src/sandbox/docs/sendScript';
import { type Listening, listen } from '../../../src/sandbox/engine/http/server';
import { withOrigin } from '../../../src/sandbox/withOrigin';
import { test as base } from '../support/test';

export const BUILD = process.env.PORTAL_BUILD ?? 'build';

/** The sandbox with the built documentation, served by `sandbox --docs build`. */
export const test = base.extend<object, { origin: string; served: Listening }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const data = await readData();
      const docs = docsIn(BUILD, await sendScript());
      const served = await listen((at) => createSandbox(withOrigin(data, at)), 0, undefined, docs);
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ served }, use) => use(served.origin), { scope: 'worker' }],
});

export const button = (page: Page) => page.getByRole('button', { name: 'Send' });
export const responseRegion = (page: Page) =>
  page.getByRole('region', { name: 'Response of the sandbox', exact: true });
export const status = (page: Page) => page.locator('.send').getByRole('status');
