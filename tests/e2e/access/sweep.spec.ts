import type { Page } from '@playwright/test';
import { axeFaults, colourFaults, shapeOf } from '../support/axe';
import { representatives } from '../support/representatives';
import { overviews, sitemapRoutes } from '../support/routes';
import { expect, inMode, open, test } from '../support/test';
import { brokenWords } from './brokenWords';
import { overflow } from './overflow';

const [WIDE, NARROW] = [1280, 360];

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

interface State {
  name: string;
  width: number;
  prepare?: (page: Page) => Promise<void>;
}

/** Opens a page and judges its states, one after the other: the layout follows the window without a new load. */
async function judgeStates(page: Page, route: string, states: State[]): Promise<string[]> {
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && faults.push(message.text()));
  await inMode(page, 'light');
  await open(page, route);
  if (route.startsWith('/search')) await page.locator('main ol > li').first().waitFor();
  for (const { name, width, prepare } of states) {
    await page.setViewportSize({ width, height: 800 });
    await prepare?.(page);
    await bothModes(page, `${name} at ${width} px`, faults);
  }
  return faults;
}

const opened = (width: number): State => ({ name: 'as opened', width });
const everything = (width: number): State => ({ name: 'everything open', width, prepare: openEverything });

const some = representatives();
/** All guides, whose contents differ, but few pages of the reference, which one generator makes; the others at night. */
const nightly = (route: string) => (isReference(route) && !some.includes(route) ? ' @nightly' : '');

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const route of routes) {
  test(`${route}: axe in both modes at 1280 and 360 px, nothing overflows down to 320 px, no short word breaks${nightly(route)}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults = await judgeStates(page, route, [
      opened(WIDE),
      isReference(route) ? everything(NARROW) : opened(NARROW),
    ]);
    faults.push(...(await overflow(page, ['plain'])), ...(await brokenWords(page, 8)));
    await page.setViewportSize({ width: 320, height: 256 });
    faults.push(...(await overflow(page, ['plain', 'text spacing'])));
    // A text of twice the size in a window of 1280 px; the narrow window is the other way to zoom.
    await page.setViewportSize({ width: WIDE, height: 800 });
    faults.push(...(await brokenWords(page, 14)));
    faults.push(...(await overflow(page, ['plain', 'text spacing', '200 % text'])));
    expect(faults).toEqual([]);
  });
}

// The same elements in the other two windows.
for (const route of routes.filter(isReference)) {
  test(`${route}: axe as opened in a narrow window, with everything open in a wide one @nightly`, async ({ page }) => {
    test.setTimeout(180_000);
    expect(await judgeStates(page, route, [opened(NARROW), everything(WIDE)])).toEqual([]);
  });
}
