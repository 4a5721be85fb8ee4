import { expect, open, test } from '../support/test';

test.use({ viewport: { width: 390, height: 800 } });

test('opens, keeps the focus off the page behind, closes and gives the focus back, all by keyboard', async ({
  page,
}) => {
  await open(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // From the last stop of a modal dialog, Tab leads to the browser's own buttons: then the body has the focus.
  const focus = () =>
    menu.evaluate((element) => {
      const { activeElement } = document;
      if (activeElement === document.body) return 'browser';
      return element.contains(activeElement) ? 'menu' : 'behind';
    });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  expect(await focus()).toBe('menu');
  const close = menu.getByRole('button', { name: 'Close navigation bar' });
  const stops: string[] = [];
  let closeReached = false;
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    stops.push(await focus());
    closeReached ||= await close.evaluate((element) => element === document.activeElement);
  }
  await page.keyboard.press('Shift+Tab');
  stops.push(await focus());
  expect(stops).not.toContain('behind');
  expect(closeReached).toBe(true);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('closes when the page beside it is clicked', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toBeVisible();
  await page.mouse.click(380, 400);
  await expect(menu).toBeHidden();
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
