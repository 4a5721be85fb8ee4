import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { withBrowser } from './withBrowser';

const GUIDE = '/docs/introduction';

/** URLs of the scripts a page asks for, as they are asked for. */
function scriptsOf(page: Page): string[] {
  const scriptUrls: string[] = [];
  page.on('request', (request) => /\/assets\/js\//.test(request.url()) && scriptUrls.push(request.url()));
  return scriptUrls;
}

/** Opens a page and looks at it without touching it, then gives a sign. */
async function sleepsUntil(page: Page, give: (page: Page) => Promise<unknown>, origin = ''): Promise<void> {
  const scriptUrls = scriptsOf(page);
  await page.goto(origin + GUIDE);
  await page.mouse.move(1200, 790);
  await page.mouse.wheel(0, 300);
  await page.waitForTimeout(600);
  expect(scriptUrls).toEqual([expect.stringContaining('/runtime.')]);
  await give(page);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

const signs: [sign: string, give: (page: Page) => Promise<unknown>][] = [
  ['a key', (page) => page.keyboard.press('ArrowDown')],
  ['a press on a control', (page) => page.getByRole('button', { name: /dark and light mode/ }).click()],
  ['pointing at a link', (page) => page.getByRole('link', { name: 'API', exact: true }).hover()],
];
const savings: [state: string, connection: object][] = [
  ['saves data', { saveData: true, effectiveType: '4g' }],
  ['is on 2g', { saveData: false, effectiveType: '2g' }],
  ['is on 3g', { saveData: false, effectiveType: '3g' }],
  ['is on slow 2g', { saveData: false, effectiveType: 'slow-2g' }],
];
for (const [index, [state, connection]] of savings.entries()) {
  const [sign, give] = signs[index % signs.length] as (typeof signs)[number];
  test(`a reader who ${state} gets the app at the first sign: ${sign}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', { get: () => ({ ...value, addEventListener() {} }) });
    }, connection);
    await sleepsUntil(page, give);
  });
}

test('a reader who asked the browser for reduced data gets the app at the first sign', async () => {
  await withBrowser({ args: ['--enable-blink-features=PrefersReducedData'] }, async (browser, origin) => {
    const page = await browser.newPage();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-reduced-data', value: 'reduce' }],
    });
    await sleepsUntil(page, (one) => one.keyboard.press('ArrowDown'), origin);
    await page.close();
  });
});
