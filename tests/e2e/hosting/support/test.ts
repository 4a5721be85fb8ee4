import { test as base } from '@playwright/test';
import { missingMessage, skipsWithout } from '../../../programs';
import { type Nginx, startNginx } from './nginx';

export { expect } from '@playwright/test';

export const BUILD = process.env.PORTAL_BUILD ?? 'build';
export const DEPLOY = `${BUILD}/.deploy`;

/** Tests of the built site behind nginx with TLS, as `deploy/` configures it. */
export const test = base.extend<{ needsNginx: undefined }, { nginx: Nginx }>({
  nginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const nginx = await startNginx(BUILD, DEPLOY);
      await use(nginx);
      await nginx.stop();
    },
    { scope: 'worker' },
  ],
  needsNginx: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, info) => {
      info.skip(skipsWithout('nginx', 'brotli', 'openssl'), missingMessage('nginx'));
      info.skip(skipsWithout('chromium'), missingMessage('chromium'));
      await use(undefined);
    },
    { auto: true },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.origin),
  ignoreHTTPSErrors: true,
});
