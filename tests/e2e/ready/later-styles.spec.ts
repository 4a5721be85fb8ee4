import type { Page } from '@playwright/test';
import { expect, open, test } from '../support/test';

const PERSON = '/api/denmark/data/person';
const LATER = /\.later\.css$/;

/** Notes requests for the styles that come later. */
function asked(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => LATER.test(request.url()) && urls.push(request.url()));
  return urls;
}

const link = (page: Page) => page.locator('link[data-later]');

test('a page of an operation begins without the styles that come later, others with them', async ({ page }) => {
  const urls = asked(page);
  await open(page, PERSON);
  expect(urls).toEqual([]);
  await page.goto('/docs/errors');
  expect(urls).toHaveLength(1);
  await expect(link(page)).toHaveCount(0);
});

test('the next page is shown with its styles', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(LATER, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, PERSON);
  const later = page.waitForRequest(LATER);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Introduction' }).click();
  await later;
  await expect(page.getByRole('heading', { level: 1, name: 'Person by person ID' })).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Person by person ID' })).toHaveCount(0);
  expect(await link(page).evaluate((one: HTMLLinkElement) => one.sheet !== null)).toBe(true);
});

test('the search and the form come with their styles', async ({ page }) => {
  const urls = asked(page);
  await open(page, PERSON);
  await page.getByRole('button', { name: 'Your values' }).click();
  await expect(page.locator('.ref-yours')).toHaveCSS('border-top-style', 'solid');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Search/ }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  expect(urls).toHaveLength(1);
});

test.describe('without the styles', () => {
  test.use({ expectedErrors: /later\.css|ERR_FAILED/ });

  test('styles that failed are loaded when the reader tries again', async ({ page }) => {
    let isBroken = true;
    await page.route(LATER, (route) => (isBroken ? route.abort() : route.continue()));
    await open(page, PERSON);
    await page.getByRole('button', { name: 'Your values' }).click();
    await expect.poll(() => link(page).evaluate((one: HTMLLinkElement) => one.rel)).toBe('');
    isBroken = false;
    await page.getByRole('button', { name: 'Your values' }).click();
    await expect(page.locator('.ref-yours')).toHaveCSS('border-top-style', 'solid');
  });
});
