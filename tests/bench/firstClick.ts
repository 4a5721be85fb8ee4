import type { Browser, Page } from '@playwright/test';

export interface Click {
  name: string;
  path: string;
  width: number;
  click: (page: Page, isHydrated: boolean) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const GUIDE = '/docs/introduction';

/** Controls that a reader clicks first. */
export const CLICKS: readonly Click[] = [
  { name: 'colour mode', path: GUIDE, width: 1280, click: button(/dark and light mode/) },
  { name: 'menu', path: GUIDE, width: 412, click: button('Toggle navigation bar') },
  { name: 'search', path: GUIDE, width: 1280, click: button('Search') },
  {
    name: 'category',
    path: GUIDE,
    width: 1280,
    click: (page) => page.locator('.theme-doc-sidebar-menu [role="button"]').first().click(),
  },
  {
    name: 'link',
    path: GUIDE,
    width: 1280,
    click: async (page, isHydrated) => {
      const link = page.getByRole('link', { name: 'Limitations' }).first();
      // The browser would follow the link, and the measurement would be lost with the page.
      if (!isHydrated) await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
    },
  },
];

/** Runs in the page: records the longest time from a click to the next frame. */
function watchInputs(): void {
  const state = Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * Measures the first click on a page: from the input to the next frame, in ms (multiples of 8; 0 is less than 16).
 *
 * @param delayHydration Runs in the page and delays hydration until the click; without it the page is hydrated first.
 */
export async function firstClick(
  browser: Browser,
  origin: string,
  { path, width, click }: Click,
  slowdown: number,
  delayHydration?: () => void,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 823 } });
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (delayHydration) await page.addInitScript(delayHydration);
    await page.addInitScript(watchInputs);
    await page.goto(origin + path);
    if (!delayHydration) await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await click(page, !delayHydration);
    await page.waitForTimeout(1500);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await page.context().close();
  }
}
