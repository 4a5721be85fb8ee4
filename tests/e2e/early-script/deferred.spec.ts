import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const LONG = '/api/denmark/data/property-by-bfe';

const isDeferring = (page: Page) => page.evaluate(() => 'deferring' in document.documentElement.dataset);

/** State at the start of a visit: read when the page is parsed, before its script runs. */
async function visit(page: Page, go: () => Promise<unknown>): Promise<boolean> {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') {
        (window as unknown as { began: boolean }).began = 'deferring' in document.documentElement.dataset;
      }
    });
  });
  await go();
  return page.evaluate(() => (window as unknown as { began: boolean }).began);
}

/** A browser that is never idle. */
const neverIdle = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

test('a visit from the top lays out what is outside the screen after the page has loaded', async ({ page }) => {
  expect(await visit(page, () => page.goto(LONG))).toBe(true);
  await expect.poll(() => isDeferring(page)).toBe(false);
  await expect(page.locator('.deferred')).toHaveCount(0);
});

test('parts outside the screen wait, those on it do not', async ({ page }) => {
  await neverIdle(page);
  await page.goto(LONG);
  expect(await isDeferring(page)).toBe(true);
  // Its content is skipped when the browser does not know how wide its text is.
  const isSkipped = (id: string) =>
    page.evaluate(
      (id) => !document.getElementById(id)?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
      id,
    );
  expect(await isSkipped('response-503')).toBe(true);
  expect(await isSkipped('path.bfeNumber')).toBe(false);
  // What has no place yet is no section that was passed.
  await expect(page.locator('.ref-sections [aria-current]')).toHaveCount(0);
});

test('a link to a place in the page ends the wait, and leads to the place', async ({ page }) => {
  await neverIdle(page);
  await page.goto(LONG);
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Errors' }).click();
  expect(await isDeferring(page)).toBe(false);
  await expect(page.locator('#errors')).toBeInViewport();
  const errors = await page.locator('#errors').boundingBox();
  expect(errors?.y).toBeLessThan(400);
});

test('a visit to a place in the page, a reload and a return defer nothing', async ({ page }) => {
  expect(await visit(page, () => page.goto(`${LONG}#response-404`))).toBe(false);
  expect(await visit(page, () => page.reload())).toBe(false);
  await open(page, '/docs/errors');
  expect(await visit(page, () => page.goBack())).toBe(false);
});
