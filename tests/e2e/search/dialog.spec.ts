import type { Page } from '@playwright/test';
import { expect, open, openHydrated, test, untilResponsive } from '../support/test';

const input = { role: 'combobox', name: 'Search' } as const;

/** Delays the index. */
const slowIndex = (page: Page) =>
  page.route('**/search-index/**', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });

test('opens by button, slash and Ctrl+K; Escape gives the focus back', async ({ page }) => {
  await open(page, '/docs/introduction');
  const button = page.getByRole('button', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await button.click();
  await expect(page.getByRole(input.role, { name: input.name })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
});

test('a slash in a form is a slash', async ({ page }) => {
  await open(page, '/search');
  await page.getByRole('searchbox').pressSequentially('/vehicles');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('/vehicles');
});

test('Ctrl+Enter opens a new tab and leaves the dialog', async ({ page, context }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('nummerplade');
  await page.getByRole('option').first().waitFor();
  const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+Enter')]);
  await expect(tab).toHaveURL(/vehicle-by-license-plate$/);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('Enter pressed before the hits are there opens the first of them', async ({ page }) => {
  await open(page, '/docs/introduction');
  await slowIndex(page);
  await page.keyboard.press('/');
  await page.keyboard.type('nummerplade');
  await expect(page.getByRole('combobox')).toHaveValue('nummerplade');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vehicle-by-license-plate$/);
});

test('a slash opens the search while a language of the samples has the focus', async ({ page }) => {
  await open(page, '/api/denmark/data/company-by-company-id');
  await page.getByRole('radio', { name: 'curl' }).focus();
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
});

test('recent picks are kept on this device and can be cleared', async ({ page }) => {
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await page.keyboard.type('nummerplade');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vehicle-by-license-plate$/);
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(
    'Vehicle by number plate',
  );
  await page.getByRole('button', { name: 'Clear recent' }).click();
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
});

test('recent picks that are not ours are nothing', async ({ page }) => {
  const bad = [{ id: '1', kind: 'guide', title: 'x', where: 'x', href: 'javascript:alert(1)' }, 7, null];
  await page.addInitScript((value) => localStorage.setItem('portal.search.recent', value), JSON.stringify(bad));
  await open(page, '/docs/introduction');
  await page.keyboard.press('/');
  await expect(page.getByRole('group', { name: 'Start here' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Recent' })).toHaveCount(0);
});

test('the empty dialog offers five starting points by keyboard, and keeps its height with results', async ({
  page,
}) => {
  await open(page, '/docs/limitations');
  await page.keyboard.press('/');
  const starts = page.getByRole('group', { name: 'Start here' }).getByRole('option');
  await expect(starts).toHaveCount(5);
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const box = await dialog.boundingBox();
  await page.keyboard.type('company');
  await expect(starts).toHaveCount(0);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('combobox').fill('zzqqxx');
  await expect(page.getByText('No results for')).toBeVisible();
  expect(await dialog.boundingBox()).toEqual(box);
  await page.getByRole('combobox').fill('');
  const href = await starts.nth(1).getAttribute('href');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});

test.describe('without an index', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });
  test('search reports that it could not be loaded, and tries again', async ({ page }) => {
    await page.route('**/search-index/**', (route) => route.abort());
    await open(page, '/docs/introduction');
    await page.keyboard.press('/');
    await page.keyboard.type('company');
    await expect(page.getByText('Search could not be loaded.')).toBeVisible();
    await page.unroute('**/search-index/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test.describe('where the worker of the search can not be fetched', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_FAILED/ });
  test('the page searches itself', async ({ page }) => {
    const search = async () => {
      await open(page, '/docs/introduction');
      await page.keyboard.press('/');
      await page.keyboard.type('nummerplade');
      await expect(page.getByRole('option').first()).toBeVisible();
    };
    const started = page.waitForEvent('worker');
    await search();
    const url = (await started).url();
    let refused = 0;
    await page.route(url, (route) => {
      refused += 1;
      return route.abort();
    });
    await search();
    expect(refused).toBeGreaterThan(0);
    expect(page.workers()).toEqual([]);
  });
});

test('the page of results takes its query and filters from the address', async ({ page }) => {
  await open(page, '/search?q=forsikring&kind=field&api=data');
  await expect(page.getByRole('searchbox')).toHaveValue('forsikring');
  await expect(page.getByRole('status')).toHaveText(/results/);
  expect(await page.locator('main ol > li').count()).toBeGreaterThan(1);
  await page.getByLabel('What').selectOption('operations');
  await expect(page).toHaveURL(/kind=operations/);
  const listed = page.locator('main ol > li > a, main ol > li > ul > li > a');
  await expect(listed.first()).toHaveAttribute('href', /insurance-company-by-kid$/);
  await expect(page.getByRole('status')).toHaveText(`${await listed.count()} results`);
  await listed.first().click();
  await untilResponsive(page);
  await expect(page).toHaveURL(/insurance-company-by-kid$/);
});

test('the not-found page has a search field', async ({ page }) => {
  await page.goto('/docs/nummerplader');
  await untilResponsive(page);
  await page.getByRole('main').getByRole('searchbox', { name: 'Search for' }).fill('nummerplader');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=nummerplader$/);
  await expect(page.locator('main ol > li').first()).toContainText('Vehicle by number plate');
});

test('nothing of search is loaded before it is asked for', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('search-index') && requested.push(request.url()));
  await openHydrated(page, '/docs/introduction');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Search' }).focus();
  await expect.poll(() => requested.length).toBeGreaterThan(0);
});
