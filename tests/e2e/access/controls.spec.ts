import type { Page } from '@playwright/test';
import { switchMode } from '../support/axe';
import { controlsIn, invisible } from '../support/controls';
import { expect, MODES, open, test } from '../support/test';
import { clippedRings, ownStyles } from './system';

const COMPANY = '/api/denmark/data/company-by-company-id';

/** Pages of each kind, and actions that show their hidden controls. */
const PAGES: [route: string, reveal?: (page: Page) => Promise<void>][] = [
  ['/'],
  ['/docs/introduction'],
  ['/docs/changelog'],
  ['/docs/data-docs/attributes'],
  ['/docs/data-docs/code-lists/'],
  ['/docs/identifiers'],
  ['/api/denmark/data'],
  ['/no-such-page'],
  [
    COMPANY,
    async (page) => {
      await page.getByRole('button', { name: 'Your values' }).click();
      await page.locator('#your-values').waitFor();
    },
  ],
  [
    '/docs/errors',
    async (page) => {
      await page.getByRole('button', { name: /^Search/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
];

for (const [route, reveal] of PAGES)
  test(`every control of ${route} can be seen, in both modes`, async ({ page }) => {
    await open(page, route);
    await reveal?.(page);
    for (const _ of MODES) {
      expect(invisible(await controlsIn(page, 'body'))).toEqual([]);
      const styles = await ownStyles(page);
      expect(styles.count).toBeGreaterThan(0);
      expect(styles.faults, 'controls with a style of their own').toEqual([]);
      await switchMode(page);
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    }
    const rings = await clippedRings(page);
    expect(rings.count).toBeGreaterThan(0);
    expect(rings.faults, 'focus rings that are cut off').toEqual([]);
  });
