import { type BrowserContext, test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { missingMessage, skipsWithout } from '../../programs';
import { serveBuild } from '../../support/serveBuild';

export { expect };

export interface AppOption {
  /** State in which `open` leaves a page: hydrated, or waiting for the first interaction. */
  app: 'hydrated' | 'not-hydrated';
}

/** Contexts of tests whose pages are not hydrated. */
const notHydrated = new WeakSet<BrowserContext>();

interface Options extends AppOption {
  /** Errors a test expects; any other fails it. */
  expectedErrors: RegExp;
}

/**
 * Records console errors, uncaught errors and requests to other origins.
 *
 * @param isExpected Returns true for a fault that the test expects.
 * @returns The list of faults, which grows.
 */
export function watch(context: BrowserContext, origin: string, isExpected: (fault: string) => boolean): string[] {
  const faults: string[] = [];
  const note = (fault: string) => isExpected(fault) || faults.push(fault);
  context.on('console', (message: ConsoleMessage) => {
    // A missing page has status 404, which the console reports.
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
 * Every test fails on a console error, an uncaught error, or a request that
 * leaves the site.
 */
export const test = base.extend<Options & { needsChromium: undefined }, { origin: string }>({
  expectedErrors: [/^$/, { option: true }],
  app: ['hydrated', { option: true }],
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
  context: async ({ context, origin, expectedErrors, app }, use) => {
    const faults = watch(context, origin, (fault) => expectedErrors.test(fault));
    if (app === 'not-hydrated') {
      notHydrated.add(context);
      await context.addInitScript(neverIdle);
    }
    await use(context);
    // The next test may get the same context. Playwright resets everything else.
    await context.clearPermissions();
    expect(faults, 'console errors, uncaught errors, requests to other origins').toEqual([]);
  },
});

/**
 * For `test.use`: a separate context, because Playwright does not reset the clock of a page (`page.clock`). Any option
 * that other tests do not set requests one; no page has a service worker.
 */
export const OWN_CONTEXT = { serviceWorkers: 'block' } as const;

/** Runs in the page: the browser is never idle, so the app waits until the reader does something. */
export function neverIdle(): void {
  window.requestIdleCallback = () => 0;
}

/** Starts hydration by a key press, and waits until it is complete. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/** Waits until buttons respond: the page is hydrated, or queues clicks until it is (see the option `app`). */
export async function untilResponsive(page: Page): Promise<void> {
  if (!notHydrated.has(page.context())) await hydrate(page);
  else await page.locator('html[data-ready]').waitFor({ state: 'attached' });
}

/** Opens a page and waits until buttons respond. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilResponsive(page);
}

/** Opens a page and hydrates it, for a test of the app. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

export const MODES = ['light', 'dark'] as const;

/** Sets the colour mode before the page is opened, as on an earlier visit. */
export const inMode = (page: Page, mode: 'light' | 'dark') =>
  page.addInitScript((value) => localStorage.setItem('theme', value), mode);
