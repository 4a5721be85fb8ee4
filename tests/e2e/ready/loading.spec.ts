import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { serveBuild } from '../../../src/delivery/hosting/serveBuild';
import { CHROMIUM_ARGS } from '../../../src/programs/chromium';
import { pathOf } from '../../programs';
import { measured } from '../support/measured';
import { expect, saveData, test } from '../support/test';

/** A page of every kind. */
const PAGES = ['/', '/docs/introduction', '/api/denmark/data', '/api/denmark/data/company-by-company-id', '/search'];
const MAX_GZIP = 12_000;
const APP = /\/assets\/js\/main\./;

/** URLs of the scripts a page asks for, as they are asked for. */
function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && asked.push(request.url()));
  return asked;
}

const isAwake = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');

for (const path of PAGES)
  test(`${path} loads one small script, and the app after the page`, async ({ page, request }) => {
    await page.goto(path);
    await isAwake(page);
    const files = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/assets/js/'));
      const isBefore = ({ startTime }: PerformanceEntry) => startTime < (entry?.loadEventStart ?? 0);
      return { before: scripts.filter(isBefore).map(({ name }) => name), all: scripts.map(({ name }) => name) };
    });
    expect(files.before).toHaveLength(1);
    expect(files.all.filter((name) => APP.test(name)).length).toBeGreaterThan(0);
    const bytes = gzipSync(await (await request.get(files.before[0] as string)).body()).length;
    measured(`bytes of JavaScript up to load, ${path}`, bytes);
    expect(bytes).toBeLessThanOrEqual(MAX_GZIP);
    const tags = await page
      .locator('script[src], link[as="script"]')
      .evaluateAll((all) =>
        (all as HTMLScriptElement[])
          .filter((one) => /\/(runtime|main)\./.test(one.src || one.getAttribute('href') || ''))
          .map(({ integrity }) => integrity),
      );
    expect(tags.length).toBeGreaterThan(1);
    for (const integrity of tags) expect(integrity).toMatch(/^sha384-/);
  });

const signs: [sign: string, give: (page: Page) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('ArrowDown')],
  ['a press on a control', (page) => page.getByRole('button', { name: /dark and light mode/ }).click()],
  ['pointing at a link', (page) => page.getByRole('link', { name: 'API', exact: true }).hover()],
];
const savings: [state: string, connection: object][] = [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2g', { saveData: false, effectiveType: '2g' }],
  ['is on 3g', { saveData: false, effectiveType: '3g' }],
];
for (const [index, [state, connection]] of savings.entries()) {
  const [sign, give] = signs[index] as (typeof signs)[number];
  test(`a reader who ${state} gets the app at the first sign: ${sign}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ ...value, addEventListener() {} }) });
    }, connection);
    const asked = scriptsOf(page);
    await page.goto('/docs/introduction');
    await page.mouse.move(1200, 790);
    await page.mouse.wheel(0, 300);
    await page.waitForTimeout(600);
    expect(asked).toEqual([expect.stringContaining('/runtime.')]);
    await give(page);
    await isAwake(page);
  });
}

test('a page left before its app ran comes back as it was', async () => {
  const site = await serveBuild(process.env.PORTAL_BUILD ?? 'build', { production: true });
  // Playwright turns the browser's cache of pages off.
  const browser = await chromium.launch({
    executablePath: pathOf('chromium'),
    args: CHROMIUM_ARGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    for (const wakes of [false, true]) {
      const page = await browser.newPage();
      if (!wakes) await page.addInitScript(saveData);
      await page.goto(`${site.origin}/docs/introduction`);
      if (wakes) await isAwake(page);
      // Playwright itself does not follow a page that comes back from the cache.
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Page.enable');
      const how = new Promise((resolve) => cdp.on('Page.frameNavigated', ({ type }) => resolve(type)));
      await page.evaluate(() => location.assign('/api/denmark/data'));
      expect(await how).toBe('Navigation');
      const back = new Promise((resolve) => cdp.on('Page.frameNavigated', ({ type }) => resolve(type)));
      const { entries, currentIndex } = await cdp.send('Page.getNavigationHistory');
      await cdp.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
      expect(await back, wakes ? 'awake' : 'asleep').toBe('BackForwardCacheRestore');
      await page.close();
    }
  } finally {
    await browser.close();
    site.close();
  }
});
