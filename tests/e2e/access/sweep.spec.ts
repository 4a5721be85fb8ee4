import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, shapeOf } from '../support/axe';
import { overviews, sitemapRoutes } from '../support/routes';
import { expect, inMode, open, test } from '../support/test';
import { overflow } from './overflow';

const WIDTHS = [1280, 360];

/** Every page there is, and those that no sitemap lists. */
const routes = [...sitemapRoutes(), '/index-page', '/search?q=egenkapital', '/docs/authentification'];

const isReference = (route: string) => overviews.some((overview) => route.startsWith(overview));

/** Opens every nested schema and note, and shows the last tab of every group. */
const openEverything = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '');
    for (const group of document.querySelectorAll('main .ref-tabs'))
      [...group.querySelectorAll<HTMLInputElement>(':scope > input[type="radio"]')].at(-1)?.click();
  });

/** Chooses the colour mode by the page's own button, which a narrow window hides. */
async function switchMode(page: Page, mode: string) {
  const root = page.locator('html');
  if ((await root.getAttribute('data-theme')) === mode) return;
  const button = page.locator('button[title*="dark and light mode"]').first();
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(root).toHaveAttribute('data-theme', mode);
}

async function bothModes(page: Page, state: string, faults: string[]) {
  await switchMode(page, 'light');
  const shape = await shapeOf(page);
  faults.push(...(await axeFaults(page)).map((fault) => `light, ${state}: ${fault}`));
  await switchMode(page, 'dark');
  // The dark page is the same in other colours: what judges elements and places would find the same again.
  const judge = (await shapeOf(page)) === shape ? colourFaults : axeFaults;
  faults.push(...(await judge(page)).map((fault) => `dark, ${state}: ${fault}`));
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// One visit answers everything asked of a page: the layout follows the window without a new load.
for (const route of routes) {
  test(`${route}: axe in both modes at 1280 and 360 px, nothing overflows down to 320 px`, async ({ page }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && faults.push(message.text()));
    await inMode(page, 'light');
    await open(page, route);
    if (route.startsWith('/search')) await page.locator('main ol > li').first().waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await bothModes(page, `as opened at ${width} px`, faults);
    }
    if (isReference(route)) {
      await openEverything(page);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await bothModes(page, `everything open at ${width} px`, faults);
      }
    }
    faults.push(...(await overflow(page, ['plain'])));
    await page.setViewportSize({ width: 320, height: 256 });
    faults.push(...(await overflow(page, ['plain', 'text spacing'])));
    // A text of twice the size in a window of 1280 px; the narrow window is the other way to zoom.
    await page.setViewportSize({ width: 1280, height: 800 });
    faults.push(...(await overflow(page, ['plain', 'text spacing', '200 % text'])));
    expect(faults).toEqual([]);
  });
}
