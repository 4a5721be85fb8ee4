import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, open, test } from '../support/test';

/** Minimum contrast of an icon against its background (WCAG 1.4.11). */
const CONTRAST = 3;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const GUIDE = '/docs/data-docs/getting-started';
const OVERVIEW = '/api/denmark/data';

/** Elements with their icon at the end. */
const ICONS: [what: string, selector: string, size: typeof DESKTOP, path?: string][] = [
  ['the buttons that copy code', '.ref-panel .ref-copy', DESKTOP, `${OVERVIEW}/company-by-company-id`],
  ['what is chosen on the identifier map', '.map [data-lit]', DESKTOP, '/docs/identifier-map'],
  ['groups of the sidebar that are none', '.theme-doc-sidebar-menu .menu__link--sublist-caret', DESKTOP, OVERVIEW],
  ['groups of the sidebar that are links', '.theme-doc-sidebar-menu .menu__caret', DESKTOP],
  ['the colour mode', '[data-control="color-mode"]', DESKTOP],
  ['the menu on a phone', '.navbar__toggle', PHONE],
  ['breadcrumbs', '.breadcrumbs__item:not(:last-child)', DESKTOP],
  ['the contents of a page on a phone', '.theme-doc-toc-mobile > button', PHONE],
];

/** Returns the contrast of the darkest and the lightest point in the last 40 px of an element. */
async function contrastAtEnd(page: Page, element: Locator): Promise<number> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const wide = Math.min(40, width / 2);
  const picture = await page.screenshot({
    clip: { x: x + width - wide, y: y + 2, width: wide - 2, height: height - 4 },
  });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const paint = new OffscreenCanvas(image.width, image.height).getContext('2d');
    paint?.drawImage(image, 0, 0);
    const points = paint?.getImageData(0, 0, image.width, image.height).data ?? [];
    const light = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let [least, highest] = [1, 0];
    for (let at = 0; at < points.length; at += 4) {
      const one = 0.2126 * light(points[at]) + 0.7152 * light(points[at + 1]) + 0.0722 * light(points[at + 2]);
      [least, highest] = [Math.min(least, one), Math.max(highest, one)];
    }
    return (highest + 0.05) / (least + 0.05);
  }, picture.toString('base64'));
}

const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES)
  test(`with the system's ${colorScheme} colours every icon shows`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    for (const [what, selector, size, path = GUIDE] of ICONS) {
      if (!page.url().endsWith(path)) await open(page, path);
      await page.setViewportSize(size);
      const elements = await page.locator(selector).filter({ visible: true }).all();
      expect(elements.length, what).toBeGreaterThan(0);
      for (const element of elements.slice(0, 3))
        expect(await contrastAtEnd(page, element), what).toBeGreaterThan(CONTRAST);
    }
    // The app offers *back to top* to readers who scroll up.
    await hydrate(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, -400);
    const top = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(top).toHaveCSS('opacity', '1');
    expect(await contrastAtEnd(page, top), 'back to the top').toBeGreaterThan(CONTRAST);
  });
