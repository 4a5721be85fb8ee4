import type { Page } from '@playwright/test';
import { losePages } from '../support/break';
import { inTurn } from '../support/cover';
import { expect, open, openHydrated, test, untilResponsive } from '../support/test';

/** One page of each kind, and a page that each of them links to in its main part or navbar. */
const PAGES = ['/', '/docs/introduction', '/api/denmark/data/company-by-company-id'];

test.use({
  expectedErrors: /ChunkLoadError|Loading (CSS )?chunk|ERR_FAILED|Failed to fetch|storage error|status of 404/,
});

async function isReadable(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(400);
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
}

/** Counts the documents that the browser requests from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

const leave = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'API', exact: true });

for (const path of PAGES) {
  /** Each fault is tried on one of the pages, at night on all. */
  const fault = (what: string) => what + inTurn(PAGES, path, what);

  test.describe(path, () => {
    for (const [part, files, comesAlive] of [
      ['main script', /\/assets\/js\/main\./, false],
      ['code of the page', /\/assets\/js\/(?!main|runtime)/, false],
      ['style sheet', /\.css$/, true],
    ] as const) {
      test(fault(`is readable without its ${part}`), async ({ page }) => {
        const loads = countLoads(page);
        await page.route(files, (route) => route.abort());
        await page.goto(path);
        if (comesAlive) await untilResponsive(page);
        await page.waitForTimeout(400);
        await isReadable(page);
        expect(loads()).toBeLessThanOrEqual(2);
      });
    }

    test(fault('asked for as index.html, is the page without it'), async ({ page }) => {
      const bare = path.replace(/\/$/, '');
      await open(page, `${bare}/index.html?from=mail#top`);
      await expect(page).toHaveURL(new RegExp(`${bare || '/'}\\?from=mail#top$`));
      await isReadable(page);
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`${path}$`));
    });

    test(fault('is readable while scripts take their time'), async ({ page }) => {
      await page.route(/\/assets\/js\//, async (route) => {
        await new Promise((done) => setTimeout(done, 1500));
        await route.continue().catch(() => undefined);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await isReadable(page);
      expect(await page.locator('html').getAttribute('data-has-hydrated')).toBe('false');
      await untilResponsive(page);
      await isReadable(page);
    });

    test(fault('finds its way to a new release with at most one reload'), async ({ page }) => {
      await open(page, path);
      const loads = countLoads(page);
      const restore = await losePages(page);
      page.on('framenavigated', restore);
      await leave(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
      await untilResponsive(page);
      await isReadable(page);
      expect(loads()).toBeLessThanOrEqual(1);
    });

    test.describe('pages are fetched ahead', () => {
      test.use({ app: 'hydrated' });

      const html = /\/api\/denmark\/data$/;

      test(fault('asks again for the HTML of a page that failed to load, without a reload'), async ({ page }) => {
        await openHydrated(page, path);
        await page.waitForLoadState('networkidle');
        const loads = countLoads(page);
        await page.route(html, (route) => route.abort());
        const failure = page.waitForEvent('requestfailed', (request) => html.test(request.url()));
        // The page is loaded as soon as the pointer is over the link.
        await leave(page).hover();
        await failure;
        await page.unroute(html);
        await leave(page).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
        await isReadable(page);
        expect(loads()).toBe(0);
      });
    });

    for (const [state, connection, isAhead] of [
      ['the reader saves data', { saveData: true, effectiveType: '4g' }, false],
      ['the connection is slow', { saveData: false, effectiveType: '2g' }, false],
      ['the connection is fast', { saveData: false, effectiveType: '4g' }, true],
    ] as const)
      test(fault(`asks for ${isAhead ? 'pages' : 'no page'} ahead when ${state}`), async ({ page }) => {
        await page.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { get: () => ({ ...value, addEventListener() {} }) });
        }, connection);
        const ahead: string[] = [];
        page.on('request', (request) => {
          const isLoaded = ['document', 'script', 'stylesheet', 'image', 'font'].includes(request.resourceType());
          // The page shows its own example whole. The whole Chromium, unlike its headless shell, asks for the icon.
          const isOfPage = /\/(openapi\/examples|img\/favicon)/.test(request.url());
          if (!isLoaded && !isOfPage) ahead.push(`${request.resourceType()} ${request.url()}`);
        });
        await openHydrated(page, path);
        await page.waitForLoadState('networkidle');
        await leave(page).hover();
        await page.mouse.wheel(0, 600);
        await page.waitForTimeout(500);
        if (isAhead) expect(ahead).not.toEqual([]);
        else expect(ahead).toEqual([]);
      });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all three are readable and lead on', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await isReadable(page);
      await leave(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
    }
  });
});
