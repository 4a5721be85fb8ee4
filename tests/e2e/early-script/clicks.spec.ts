import type { Page } from '@playwright/test';
import { expect as base, test } from '../support/test';

// Loading the app, hydration and loading the search come before the expected result.
const expect = base.configure({ timeout: 15_000 });

const GUIDE = '/docs/introduction';
const REFERENCE = '/api/denmark/data';
const APP = /\/assets\/js\/main\./;

test.use({ app: 'not-hydrated' });

const category = (page: Page) => page.locator('.theme-doc-sidebar-menu [role="button"]').first();

/** Blocks the app until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the last click on a control waits for the app', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(REFERENCE);
  const first = category(page);
  const was = await first.getAttribute('aria-expanded');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${REFERENCE}$`));
  await expect(first).toHaveAttribute('aria-expanded', was as string);
  release();
  await expect(first).toHaveAttribute('aria-expanded', String(was !== 'true'));
});

test('the colour mode changes before the app is there, and stays', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(GUIDE);
  const button = page.getByRole('button', { name: /dark and light mode/ });
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  release();
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await expect(button).toHaveAccessibleName(/currently dark mode/);
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('the field for the search is there before the app, and Enter in it opens the first result', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto(GUIDE);
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('equityRatio');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page).toHaveURL(/#.*equityRatio$/);
});

test('the field of the search page keeps what is typed before the app is there', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/search?kind=operations');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('vehicle');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/[?&]q=vehicle$/);
  await expect(page.getByRole('searchbox')).toHaveValue('vehicle');
  await expect(page.locator('ol > li').first()).toBeVisible();
});

test('links are the browser’s until the app is there', async ({ page }) => {
  await holdApp(page);
  await page.goto(GUIDE);
  for (const [name, path] of [
    ['API', '/api/denmark/data'],
    ['Docs', GUIDE],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
});
