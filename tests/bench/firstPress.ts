import type { Browser, Page } from '@playwright/test';

export interface Press {
  name: string;
  path: string;
  width: number;
  press: (page: Page, isAsleep: boolean) => Promise<unknown>;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const GUIDE = '/docs/introduction';

/** What a reader presses first. */
export const PRESSES: readonly Press[] = [
  { name: 'colour mode', path: GUIDE, width: 1280, press: button(/dark and light mode/) },
  { name: 'menu', path: GUIDE, width: 412, press: button('Toggle navigation bar') },
  { name: 'search', path: GUIDE, width: 1280, press: button('Search') },
  {
    name: 'category',
    path: GUIDE,
    width: 1280,
    press: (page) => page.locator('.theme-doc-sidebar-menu [role="button"]').first().click(),
  },
  {
    name: 'link',
    path: GUIDE,
    width: 1280,
    press: async (page, isAsleep) => {
      const link = page.getByRole('link', { name: 'Limitations' }).first();
      // The browser would follow it, and what was measured would be gone with the page.
      if (isAsleep) await link.evaluate((one) => one.addEventListener('click', (event) => event.preventDefault()));
      await link.click();
    },
  },
];

/** Runs in the page: notes the longest time from a press to the next frame. */
function watchInputs(): void {
  const state = Object.assign(window, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration, interactionId } of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (interactionId) state.longest = Math.max(state.longest, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/**
 * How long the first press on a page takes, from the input to the frame that follows, in ms (multiples of 8; 0 is less than 16).
 *
 * @param asleep Runs in the page when the app is to sleep until the press; without it the press comes when it is awake.
 */
export async function firstPress(
  browser: Browser,
  origin: string,
  { path, width, press }: Press,
  slowdown: number,
  asleep?: () => void,
): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 823 } });
  try {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    if (asleep) await page.addInitScript(asleep);
    await page.addInitScript(watchInputs);
    await page.goto(origin + path);
    if (!asleep) await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
    await page.waitForTimeout(500);
    await press(page, Boolean(asleep));
    await page.waitForTimeout(1500);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await page.context().close();
  }
}
