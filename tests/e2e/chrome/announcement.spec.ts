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

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('shows all of its text, and the button that closes it, at 320 px', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 });
    await open(page, '/docs/introduction');
    const bar = page.getByRole('complementary', { name: 'Announcement' });
    const [text, close] = [await bar.locator('a').boundingBox(), await bar.getByRole('button').boundingBox()];
    expect(await bar.locator('a').evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThanOrEqual(0);
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual((close?.x ?? 0) + 1);
    expect(close?.height).toBeGreaterThanOrEqual(24);
  });
});
