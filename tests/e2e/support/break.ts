import type { Page, Route } from '@playwright/test';

const CODE = /\/assets\/js\/[^?]*\.js/;
const PAGE_CODE = /\/assets\/js\/(?!main|runtime)[^?]*\.js/;

declare global {
  interface Window {
    /** While true, the position chosen by `throwAt` throws when it is rendered. */
    crash?: boolean;
  }
}

/**
 * Makes a built page throw where it renders a text, until `window.crash` is false. The code is changed on its way to
 * the browser, so nothing is shipped for tests.
 *
 * @param text A string literal of the code, as in a component.
 */
export async function throwAt(page: Page, text: string): Promise<void> {
  const literal = JSON.stringify(text);
  const thrower = `(()=>{if(window.crash)throw new Error("Made to crash");return ${literal}})()`;
  await page.route(CODE, async (route) => {
    try {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(literal, thrower) });
    } catch {
      // The test ended while code for a visible link was being prefetched.
    }
  });
  await page.addInitScript(() => {
    window.crash = true;
  });
}

/** Disables `throwAt`. */
export const repair = (page: Page) =>
  page.evaluate(() => {
    window.crash = false;
  });

/** Blocks the code of every page that is not loaded yet. Returns a function that unblocks it. */
export async function losePages(page: Page): Promise<() => Promise<void>> {
  await page.route(PAGE_CODE, (route) => route.abort());
  return () => page.unroute(PAGE_CODE);
}

/** Delays code and HTML of every page that is not loaded yet. Returns a function that releases them. */
export async function holdPages(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(PAGE_CODE, hold);
  await page.route('**/docs/**', hold);
  return release;
}
