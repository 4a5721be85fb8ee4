import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { measured } from '../support/measured';
import { expect, test } from '../support/test';

/** A page of every kind. */
const PAGES = ['/', '/docs/introduction', '/api/denmark/data/company-by-company-id', '/search'];
const MAX_GZIP = 12_000;
/** Only the guard of `packages/docusaurus-preset-portal/src/plugins/security/trusted-types` refers to it. */
const GUARD = 'DOMParser parseFromString';
const APP = /\/assets\/js\/main\./;

// A reader who does nothing, on a connection without data saving.
test.use({ app: 'hydrated' });

const isHydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

for (const path of PAGES)
  test(`${path} loads one small script, and the app after the page`, async ({ page, request }) => {
    await page.goto(path);
    await isHydrated(page);
    const files = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/js/'));
      const isBefore = ({ startTime }: PerformanceEntry) => startTime < (entry?.loadEventStart ?? 0);
      return { before: scripts.filter(isBefore).map(({ name }) => name), all: scripts.map(({ name }) => name) };
    });
    expect(files.before).toHaveLength(1);
    expect(files.all.filter((name) => APP.test(name)).length).toBeGreaterThan(0);
    const script = await (await request.get(files.before[0] as string)).body();
    const bytes = gzipSync(script).length;
    measured(`bytes of JavaScript up to load, ${path}`, bytes);
    expect(bytes).toBeLessThanOrEqual(MAX_GZIP);
    expect(script.toString(), 'cleans HTML before any other code inserts some').toContain(GUARD);
    const tags = await page
      .locator('script[src]')
      .evaluateAll((all) =>
        (all as HTMLScriptElement[])
          .filter((one) => /\/(runtime|main)\./.test(one.src || one.getAttribute('href') || ''))
          .map(({ src }) => src),
      );
    expect(tags).toHaveLength(2);
  });

test('a reader who clicks before the browser is idle gets the code of the app once', async ({ page }) => {
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (callback) => waiting.push(callback);
    window.addEventListener('idle-at-last', () => {
      for (const callback of waiting) callback({ didTimeout: true, timeRemaining: () => 0 });
    });
  });
  await page.goto('/docs/introduction');
  await page.keyboard.press('Shift');
  await isHydrated(page);
  await page.evaluate(() => window.dispatchEvent(new Event('idle-at-last')));
  await expect(page.locator('script[src*="/js/main."]')).toHaveCount(1);
});
