import type { Page } from '@playwright/test';
import { storageKeys } from '../../support/storageKeys';
import { expect, open, test } from '../support/test';

test.use({ expectedErrors: /Docusaurus storage error/ });

const blocked = () => {
  const deny = {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  Object.defineProperty(window, 'localStorage', deny);
  Object.defineProperty(window, 'sessionStorage', deny);
};
const full = () => {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
};
const corrupt = () => {
  for (const key of [
    'theme',
    'docusaurus.announcement.dismiss',
    'docusaurus.announcement.id',
    'docs-preferred-version-default',
    'portal.language',
    'portal.environment',
    'portal.search.recent',
  ]) {
    localStorage.setItem(key, '{"☠');
  }
};

const states: [string, () => void][] = [
  ['blocked', blocked],
  ['full', full],
  ['corrupt', corrupt],
];

async function works(page: Page) {
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(page.getByRole('complementary', { name: 'Announcement' })).toHaveCount(0);
  await page.getByRole('link', { name: 'API', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data API');
}

for (const [state, prepare] of states)
  test(`an operation and the chrome work with storage ${state}`, async ({ page }) => {
    await page.addInitScript(prepare);
    await open(page, '/api/denmark/advisor/recommendation-by-address');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await works(page);
  });

test('keeps only what the privacy page lists, and no cookie', async ({ page, context }) => {
  await open(page, '/api/denmark/data/person');
  await page.getByRole('button', { name: /dark and light mode/ }).click();
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await page.locator('.ref-samples').getByText('Python', { exact: true }).click();
  await page.getByRole('radio', { name: 'Sandbox' }).check();
  await page.getByRole('button', { name: 'Search' }).click();
  await page.keyboard.type('nummerplade');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/vehicle-by-license-plate$/);
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const lasting = storageKeys.filter(({ isPassing }) => !isPassing).map(({ key }) => key);
  expect(kept.sort()).toEqual(lasting.sort());
  expect(await context.cookies()).toEqual([]);
});
