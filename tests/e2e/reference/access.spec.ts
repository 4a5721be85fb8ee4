import AxeBuilder from '@axe-core/playwright';
import { operations, overviews } from '../support/routes';
import { expect, inMode, open, test } from '../support/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const route of [...overviews, ...operations]) {
  for (const mode of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      test(`axe: ${route}, ${mode}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await inMode(page, mode);
        await open(page, route);
        const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
        expect(passes.length).toBeGreaterThan(10);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
        ).toEqual([]);
      });
    }
  }
}

for (const route of [...overviews, ...operations]) {
  test(`${route} fits 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, route);
    const expand = page.getByRole('button', { name: 'Expand all' });
    if (await expand.isVisible()) await expand.click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
