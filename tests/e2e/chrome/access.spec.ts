import AxeBuilder from '@axe-core/playwright';
import { expect, inMode, open, test } from '../support/test';

const PAGES = ['/', '/docs/introduction', '/docs/data-docs/getting-started', '/docs/authentification'];
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const mode of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${mode}, ${width} px`, () => {
      test.use({ viewport: { width, height: 800 } });
      for (const path of PAGES) {
        test(`${path} has no axe violation`, async ({ page }) => {
          await inMode(page, mode);
          await open(page, path);
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
        });
      }
    });
  }
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } });
  for (const path of PAGES) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }

  test('the open menu has no axe violation', async ({ page }) => {
    await open(page, '/docs/introduction');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.waitForTimeout(500);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([]);
  });
});

test('nothing moves for readers who asked for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
        const moves = /transform|all|top|left/.test(transitionProperty) && Number.parseFloat(transitionDuration) > 0.01;
        return moves || animationName !== 'none';
      })
      .map(({ tagName, className }) => `${tagName}.${String(className)}`),
  );
  expect(moving).toEqual([]);
});
