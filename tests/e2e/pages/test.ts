import type { Page, Response } from '@playwright/test';
import { serveBuild } from '../../support/serveBuild';
import { test as base, expect, open, watch } from '../support/test';
import { resize, type Visit, WIDE } from './visit';

export { expect };

/** Runs in the page before its own scripts: clears the storage of earlier visits. */
const forget = () => {
  // A blank page has no storage.
  if (location.origin === 'null') return;
  sessionStorage.clear();
  localStorage.clear();
  localStorage.setItem('theme', 'light');
};

interface Tab {
  page: Page;
  responses: Response[];
  faults: string[];
}

/**
 * One tab for all visits of a worker, because the browser reuses compiled code. Each visit begins in light mode, in a
 * wide window, with empty records; a failed visit ends the worker and its tab.
 */
export const test = base.extend<{ visit: (route: string) => Promise<Visit> }, { tab: Tab }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      // As a host serves it: the browser keeps assets from page to page, with their compiled code.
      const site = await serveBuild(process.env.PORTAL_BUILD ?? 'build', { production: true });
      await use(site.origin);
      site.close();
    },
    { scope: 'worker' },
  ],
  tab: [
    async ({ browser, origin }, use) => {
      const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' });
      const faults = watch(context, origin, () => false);
      const page = await context.newPage();
      const responses: Response[] = [];
      page.on('response', (response) => responses.push(response));
      page.on('console', (message) => message.type() === 'warning' && faults.push(message.text()));
      await page.addInitScript(forget);
      await use({ page, responses, faults });
      await context.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ tab: { page, responses, faults } }, use) => {
    await use(async (route) => {
      // Removes requests and scroll position of the previous page.
      await page.goto('about:blank');
      await resize(page, WIDE);
      responses.length = 0;
      faults.length = 0;
      await open(page, route);
      if (route.startsWith('/search')) await page.locator('main ol > li').first().waitFor();
      return { page, route, responses };
    });
    expect(faults, 'console errors and warnings, uncaught errors, requests to other origins').toEqual([]);
  },
});
