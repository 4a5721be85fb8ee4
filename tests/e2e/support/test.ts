import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { serveBuild } from '../../../src/delivery/hosting/serveBuild';
import { missingMessage, skipsWithout } from '../../programs';

export { expect };

interface Options {
  /** Errors a test expects; any other fails it. */
  expectedErrors: RegExp;
}

/**
 * Notes what must not happen while somebody reads: console errors, uncaught errors, requests to other origins.
 *
 * @param isExpected Whether a fault is what the test is about.
 * @returns The list of faults, which grows.
 */
export function watch(context: BrowserContext, origin: string, isExpected: (fault: string) => boolean): string[] {
  const faults: string[] = [];
  const note = (fault: string) => isExpected(fault) || faults.push(fault);
  context.on('console', (message: ConsoleMessage) => {
    // A missing page is answered with 404 and says so in the console.
    const isPage = message.location().url === message.page()?.url();
    if (message.type() === 'error' && !(isPage && message.text().includes('404'))) note(message.text());
  });
  context.on('weberror', (error) => note(String(error.error())));
  context.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(data|blob|about):/.test(url)) note(`Request to another origin: ${url}`);
  });
  return faults;
}

/**
 * Playwright's `test` over the built site (`PORTAL_BUILD`, default `build`).
 * Every test with a page fails on a console error, an uncaught error, or a request that leaves the site. A test that
 * asks for no page (only for `request`) starts none.
 */
export const test = base.extend<Options & { needsChromium: undefined }, { origin: string }>({
  expectedErrors: [/^$/, { option: true }],
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const site = await serveBuild(process.env.PORTAL_BUILD ?? 'build');
      await use(site.origin);
      site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ origin }, use) => use(origin),
  needsChromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use, info) => {
      info.skip(skipsWithout('chromium'), missingMessage('chromium'));
      await use(undefined);
    },
    { auto: true },
  ],
  context: async ({ context, origin, expectedErrors }, use) => {
    const faults = watch(context, origin, (fault) => expectedErrors.test(fault));
    await use(context);
    expect(faults, 'console errors, uncaught errors, requests to other origins').toEqual([]);
  },
});

/** Waits until React has taken the page over: from here on buttons answer. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Chooses a colour mode before the page is opened, as a reader did on an earlier visit. */
export const inMode = (page: Page, mode: 'light' | 'dark') =>
  page.addInitScript((value) => localStorage.setItem('theme', value), mode);
