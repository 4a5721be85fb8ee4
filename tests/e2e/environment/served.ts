import { spawn } from 'node:child_process';
import type { Page } from '@playwright/test';
import { listening } from '../../support/ports';
import { takenAlong } from '../../support/takenAlong';
import { test as base } from '../support/test';

export { BUILD } from '../../support/takenAlong';

/** Serves the documentation from the file that readers take along. */
export const test = base.extend<object, { origin: string; served: string }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const child = spawn(process.execPath, [...takenAlong(), '--port', '0'], { stdio: 'pipe' });
      const { origin } = await listening(child);
      await use(origin);
      child.kill();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ served }, use) => use(served), { scope: 'worker' }],
});

export const button = (page: Page) => page.getByRole('button', { name: 'Send' });
export const responseRegion = (page: Page) =>
  page.getByRole('region', { name: 'Response of the sandbox', exact: true });
export const status = (page: Page) => page.locator('.send').getByRole('status');
