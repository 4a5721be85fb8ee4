import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, inMode, open, test } from '../support/test';

const isClean = async (page: Page) => expect(await axeFaults(page)).toEqual([]);

for (const [mode, width] of [
  ['light', 320],
  ['dark', 1280],
] as const) {
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
      // Names of register fields are longer than a narrow window.
      await page.getByRole('combobox').fill('byg035');
      const found = page.getByRole('option').filter({ hasText: 'BBR_Bygning.byg035' }).first();
      await found.waitFor();
      expect(await found.evaluate((option) => option.scrollWidth - option.clientWidth)).toBe(0);
      await page.getByRole('combobox').fill('zzqqxx');
      await expect(page.getByText('No results for')).toBeVisible();
      await isClean(page);
    });
  });
}
