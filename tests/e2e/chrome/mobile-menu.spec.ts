import { expect, open, test } from '../support/test';

test.use({ viewport: { width: 390, height: 800 } });

test('opens, holds the focus, closes and gives the focus back, all by keyboard', async ({ page }) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Close navigation bar' })).toBeFocused();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((element) => element.contains(document.activeElement)), `Tab ${step}`).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await menu.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('shows the sidebar of a page, reaches no panel out of sight, and a chosen page closes it', async ({ page }) => {
  await open(page, '/api/denmark/data');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const panels = menu.locator('.navbar-sidebar__item');
  await expect(panels.first()).toHaveAttribute('inert', '');
  await menu.getByRole('button', { name: /Back to main menu/ }).click();
  await expect(panels.last()).toHaveAttribute('inert', '');
  await menu.getByRole('link', { name: 'Docs', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/introduction$/);
  await expect(menu).toBeHidden();
});
