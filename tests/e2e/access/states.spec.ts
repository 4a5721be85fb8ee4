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

test('with the colours of the system, focus, the selected tab and the current page can be distinguished', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, OPERATION);
  const style = (element: Element) => {
    const { outlineStyle, outlineWidth, borderBottomColor, borderBottomWidth, color, backgroundColor, fontWeight } =
      getComputedStyle(element);
    return {
      outline: `${outlineStyle} ${outlineWidth}`,
      style: [borderBottomColor, borderBottomWidth, color, backgroundColor, fontWeight].join(),
    };
  };
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect((await page.locator(':focus').evaluate(style)).outline).toMatch(/^(solid|auto|dotted|dashed) [1-9]/);
  const tabs = page.locator('.ref-samples .ref-tabs').first();
  const labels = tabs.locator(':scope > label, [role="tablist"] label, label').filter({ visible: true });
  const styles = await labels.evaluateAll((all) =>
    all.map((label) => {
      const { borderBottomColor, borderBottomWidth, color, backgroundColor, textDecorationLine, outlineStyle } =
        getComputedStyle(label);
      return [borderBottomColor, borderBottomWidth, color, backgroundColor, textDecorationLine, outlineStyle].join();
    }),
  );
  expect(styles.length).toBeGreaterThan(3);
  expect(new Set(styles).size, 'the chosen tab looks different from the others').toBeGreaterThan(1);
  const current = page.getByRole('navigation', { name: 'Docs sidebar' }).locator('[aria-current="page"]');
  const other = page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .locator('.menu__link:not([aria-current])')
    .last();
  expect((await current.evaluate(style)).style).not.toBe((await other.evaluate(style)).style);
});
