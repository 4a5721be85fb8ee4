import type { Locator } from '@playwright/test';
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

  for (const width of [320])
    test(`shows the name of its link, and the button that closes it, on one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await open(page, '/docs/introduction');
      const bar = page.getByRole('complementary', { name: 'Announcement' });
      const middle = async (part: Locator) => {
        const box = await part.boundingBox();
        if (!box) throw new Error('not shown');
        return { ...box, y: box.y + box.height / 2, right: box.x + box.width };
      };
      const [frame, name, close] = [
        await middle(bar),
        await middle(bar.locator('a > span').last()),
        await middle(bar.getByRole('button')),
      ];
      expect(frame.height).toBeLessThan(34);
      expect(name.width).toBeGreaterThan(60);
      expect(name.right).toBeLessThanOrEqual(close.x + 1);
      expect(Math.abs(close.y - frame.y)).toBeLessThanOrEqual(1);
      expect(close.height).toBeGreaterThanOrEqual(24);
    });
});
