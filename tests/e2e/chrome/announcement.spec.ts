import { expect, open, test } from '../support/test';

test('stays away once it was closed, on every page and after a reload', async ({ page }) => {
  await open(page, '/');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toHaveCount(0);
  await page.getByRole('link', { name: 'Docs', exact: true }).click();
  await expect(page).toHaveURL(/introduction$/);
  await expect(bar).toHaveCount(0);
  await page.reload({ waitUntil: 'commit' });
  await expect(bar).toBeHidden();
});
