import type { Locator, Page } from '@playwright/test';
import { expect, hydrate, open, test } from '../support/test';

/** Minimum contrast of an icon against its background (WCAG 1.4.11). */
const CONTRAST = 3;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const OPERATION = '/api/denmark/data/company-by-company-id';

/** A page of every kind. */
const PAGES = [
  '/',
  '/docs/data-docs/getting-started',
  OPERATION,
  '/api/denmark/data/property-by-bfe',
  '/api/denmark/data/person',
  '/api/denmark/data',
  '/docs/changelog',
  '/docs/compare-versions',
  '/docs/list-of-registers',
  '/docs/identifiers',
  '/docs/identifier-map',
  '/docs/data-docs/attributes',
  '/search?q=cvr',
  '/no-such-page',
];

/** Elements with their icon at the end. */
const ICONS: [what: string, selector: string, size: typeof DESKTOP][] = [
  ['buttons that copy code', '.ref-copy', DESKTOP],
  ['what is chosen on the identifier map', '.map [data-lit]', DESKTOP],
  ['groups of the sidebar that are none', '.theme-doc-sidebar-menu .menu__link--sublist-caret', DESKTOP],
  ['groups of the sidebar that are links', '.theme-doc-sidebar-menu .menu__caret', DESKTOP],
  ['the colour mode', '[data-control="color-mode"]', DESKTOP],
  ['breadcrumbs', '.breadcrumbs__item:not(:last-child)', DESKTOP],
  ['the menu on a phone', '.navbar__toggle', PHONE],
  ['the contents of a page on a phone', '.theme-doc-toc-mobile > button', PHONE],
];

/** Returns the contrast of the darkest and the lightest point in the last 40 px of an element. */
async function contrastAtEnd(page: Page, element: Locator): Promise<number> {
  const picture = await element.screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const { width, height } = image;
    const paint = new OffscreenCanvas(width, height).getContext('2d');
    paint?.drawImage(image, 0, 0);
    const wide = Math.min(40, width / 2);
    const points = paint?.getImageData(width - wide, 2, wide - 2, height - 4).data ?? [];
    const light = (value = 0) => (value <= 10 ? value / 3295 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let [least, highest] = [1, 0];
    for (let at = 0; at < points.length; at += 4) {
      const one = 0.2126 * light(points[at]) + 0.7152 * light(points[at + 1]) + 0.0722 * light(points[at + 2]);
      [least, highest] = [Math.min(least, one), Math.max(highest, one)];
    }
    return (highest + 0.05) / (least + 0.05);
  }, picture.toString('base64'));
}

/** Runs in the page: returns choices that look like the others beside them, and fields whose hint looks typed. */
const alike = () => {
  const look = (element: Element) => {
    const { color, backgroundColor, borderBottom, fontWeight, outlineStyle } = getComputedStyle(element);
    return [color, backgroundColor, borderBottom, fontWeight, outlineStyle].join();
  };
  const seen = [...document.querySelectorAll<HTMLInputElement>('input')].filter((field) =>
    (field.labels?.[0] ?? field).checkVisibility(),
  );
  const labels = (fields: HTMLInputElement[]) => fields.flatMap((field) => field.labels?.[0] ?? []);
  const chosen = labels(seen.filter((field) => field.matches('[type="radio"]:checked')));
  const unlike = (all: Element[], one: Element) => all.every((other) => other === one || look(other) !== look(one));
  const current = [...document.querySelectorAll('.menu__link[aria-current="page"]')];
  return [
    ...chosen.filter((label) => {
      const { name } = label.control as HTMLInputElement;
      return !unlike(labels(seen.filter((field) => field.name === name)), label);
    }),
    ...current.filter((link) => !unlike([...document.querySelectorAll('.menu__link:not([aria-current])')], link)),
    ...seen.filter(
      (field) => field.placeholder && getComputedStyle(field, '::placeholder').color === getComputedStyle(field).color,
    ),
  ].map(({ outerHTML }) => outerHTML.slice(0, 150));
};

const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES)
  test(`with the system's ${colorScheme} colours every page has icons, choices, hints and focus that show`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' });
    const found = new Set<string>();
    for (const path of PAGES) {
      await open(page, path);
      for (const [what, selector, size] of ICONS) {
        await page.setViewportSize(size);
        const elements = page.locator(selector).filter({ visible: true });
        if ((await elements.count()) === 0) continue;
        found.add(what);
        // The bar at the top is out of view below it.
        await page.evaluate(() => scrollTo(0, 0));
        expect(await contrastAtEnd(page, elements.first()), `${path}: ${what}`).toBeGreaterThan(CONTRAST);
      }
      await page.setViewportSize(DESKTOP);
      expect(await page.evaluate(alike), path).toEqual([]);
      expect(await page.evaluate(() => CSS.highlights.size), path).toBe(0);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      expect(await page.locator(':focus').evaluate((at) => getComputedStyle(at).outline), path).toMatch(/ [1-9]\S*px$/);
    }
    expect([...found].sort()).toEqual(ICONS.map(([what]) => what).sort());
    // The app offers *back to top* to readers who scroll up.
    await open(page, OPERATION);
    await hydrate(page);
    await page.mouse.move(200, 400);
    await page.mouse.wheel(0, 2000);
    await page.mouse.wheel(0, -400);
    const top = page.getByRole('button', { name: 'Scroll back to top' });
    await expect(top).toHaveCSS('opacity', '1');
    expect(await contrastAtEnd(page, top), 'back to the top').toBeGreaterThan(CONTRAST);
  });
