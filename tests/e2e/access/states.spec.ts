import type { Page } from '@playwright/test';
import { axeFaults } from '../support/axe';
import { expect, inMode, MODES, open, test } from '../support/test';

const OPERATION = '/api/denmark/data/company-by-company-id';

/** Elements with longer animations or transitions. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, transitionProperty, animationName, scrollBehavior } = getComputedStyle(element);
        const moves = /transform|all|top|left/.test(transitionProperty) && Number.parseFloat(transitionDuration) > 0.01;
        return moves || animationName !== 'none' || scrollBehavior === 'smooth';
      })
      .map(({ tagName, className }) => `${tagName}.${String(className)}`),
  );

test('nothing moves for readers who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/docs/introduction', OPERATION]) {
    await open(page, path);
    expect(await moving(page)).toEqual([]);
  }
});

for (const mode of MODES) {
  test(`the open menu has no axe violation, ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await inMode(page, mode);
    await open(page, '/docs/introduction');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByRole('button', { name: /Back to main menu/ }).click();
    expect(await axeFaults(page)).toEqual([]);
  });
}
