import type { Page } from '@playwright/test';
import { expect as base, test } from '../support/test';

// Loading the app and hydration come before the expected result.
const expect = base.configure({ timeout: 15_000 });

const OVERVIEW = '/api/denmark/data';
const APP = /\/assets\/js\/main\./;

const category = (page: Page) => page.locator('.theme-doc-sidebar-menu [role="button"]').first();

test.use({
  app: 'not-hydrated',
  expectedErrors: /ERR_FAILED|ERR_BLOCKED_BY_CLIENT|ERR_INTERNET_DISCONNECTED|status of 404/,
});

/** A click reports that the app did not load. Once it can, the next click reaches it. */
async function recovers(page: Page, restore: () => Promise<unknown>): Promise<void> {
  await category(page).click();
  await expect(page.getByRole('alert')).toContainText('did not load');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
  await restore();
  const was = await category(page).getAttribute('aria-expanded');
  await category(page).click();
  // Only the last click is repeated.
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(category(page)).toHaveAttribute('aria-expanded', String(was !== 'true'));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
}

const lost: [why: string, lose: (page: Page) => Promise<unknown>][] = [
  ['the connection is lost', (page) => page.route(APP, (route) => route.abort())],
  ['it is blocked', (page) => page.route(APP, (route) => route.abort('blockedbyclient'))],
  ['a release replaced it', (page) => page.route(APP, (route) => route.fulfill({ status: 404 }))],
];
for (const [why, lose] of lost)
  test(`a page whose app does not arrive can be read and left, and works when asked again: ${why}`, async ({
    page,
  }) => {
    await lose(page);
    await page.goto(OVERVIEW);
    await page.keyboard.press('Shift');
    await page.waitForTimeout(300);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await recovers(page, () => page.unroute(APP));
  });

test.describe('the connection is lost before the browser is idle', () => {
  test.use({ app: 'hydrated' });

  test('and the app comes when it is back', async ({ page, context }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = (callback) => {
        Object.assign(window, { becomeIdle: callback });
        return 0;
      };
    });
    await page.goto(OVERVIEW);
    await context.setOffline(true);
    const failure = page.waitForEvent('requestfailed', (request) => APP.test(request.url()));
    await page.evaluate(() => (window as unknown as { becomeIdle: () => void }).becomeIdle());
    await failure;
    await expect(page.getByRole('alert')).toHaveCount(0);
    await recovers(page, () => context.setOffline(false));
  });
});
