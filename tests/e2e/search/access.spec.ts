import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, inMode, open, test } from '../support/test';

const isClean = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390, 320]) {
    test.describe(`${mode}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });

      test('the dialog has no axe violation and does not scroll sideways', async ({ page }) => {
        await inMode(page, mode);
        await open(page, '/docs/introduction');
        await page.getByRole('button', { name: 'Search' }).click();
        await isClean(page);
        await page.getByRole('combobox').fill('cvr');
        await page.getByRole('option').first().waitFor();
        await isClean(page);
        const sideways = await page.getByRole('dialog').evaluate((dialog) => dialog.scrollWidth > dialog.clientWidth);
        expect(sideways).toBe(false);
        await page.getByRole('combobox').fill('zzqqxx');
        await expect(page.getByText('No results for')).toBeVisible();
        await isClean(page);
      });

      test('the page of results has no axe violation', async ({ page }) => {
        await inMode(page, mode);
        await open(page, '/search?q=egenkapital');
        await page.locator('main ol > li').first().waitFor();
        await isClean(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      });
    });
  }
}
