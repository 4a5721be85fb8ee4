import type { Browser } from '@playwright/test';

/** Duration of one key in the search field, in ms. */
export interface KeyTimes {
  /** Until the first rows and the link to all results belong to the new text. */
  first: number;
  /** Until nothing below the field changes any more. */
  updated: number;
  /** Until the frame after that. */
  shown: number;
  /** The longest task since the key; 0 if none was longer than 50 ms. */
  task: number;
  /** Work of the main thread, independent of other processes, multiplied for a slower processor. */
  work: number;
}

/**
 * Time without a change that ends the measurement, and maximum wait for the results of a key. Rows below the first
 * screen are drawn after a longer pause and are not measured, as if the reader went on typing.
 */
const QUIET_MS = 250;
const LONGEST_MS = 20_000;
const PHONE = { width: 412, height: 823 };

/** Runs in the page: records the time of a key and of the last change below the field. */
function watchKeys(): void {
  const press = { at: 0, link: '', first: 0, updated: 0, shown: 0, task: 0 };
  Object.assign(window, { press });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) press.task = Math.max(press.task, duration);
  }).observe({ type: 'longtask' });
  addEventListener(
    'input',
    ({ timeStamp, target }) => {
      const text = (target as HTMLInputElement).value.trim();
      const link = `a[href$="/search?q=${encodeURIComponent(text)}"]`;
      Object.assign(press, { at: timeStamp, link, first: 0, updated: 0, shown: 0, task: 0 });
    },
    { capture: true },
  );
  // Functions without names, because the page lacks the helper that names them.
  new MutationObserver((changes) => {
    if (changes.every(({ target }) => target instanceof HTMLInputElement)) return;
    press.updated = performance.now() - press.at;
    // The link is drawn together with the list.
    if (press.first === 0 && press.link && document.querySelector(press.link)) press.first = press.updated;
    requestAnimationFrame(() =>
      setTimeout(
        (at) => {
          if (press.at === at) press.shown = performance.now() - at;
        },
        0,
        press.at,
      ),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** Runs in the page: waits until the results belong to a text, which the link to all results contains. */
async function resultsOf([text, quiet, longest]: readonly [string, number, number]): Promise<Omit<KeyTimes, 'work'>> {
  const { press } = window as unknown as { press: Omit<KeyTimes, 'work'> };
  const link = `a[href$="/search?q=${encodeURIComponent(text)}"]`;
  const end = performance.now() + longest;
  while (performance.now() < end && !document.querySelector(link)) await new Promise((done) => setTimeout(done, 20));
  await new Promise((done) => setTimeout(done, quiet));
  return { ...press };
}

/**
 * Types a query into the search, key by key, each after the results of the previous one.
 *
 * @param slowdown Factor by which the processor is slower.
 * @returns The duration of each key, without spaces, which change nothing.
 */
export async function typed(browser: Browser, origin: string, query: string, slowdown: number): Promise<KeyTimes[]> {
  const page = await browser.newPage({ viewport: PHONE });
  try {
    const cdp = await page.context().newCDPSession(page);
    await page.goto(`${origin}/docs/limitations`, { waitUntil: 'networkidle' });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    // The index is loaded before the first key.
    await page.waitForTimeout(4 * QUIET_MS);
    await page.waitForLoadState('networkidle');
    await page.evaluate(watchKeys);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
    };
    const keys: KeyTimes[] = [];
    for (let end = 1; end <= query.length; end++) {
      const before = await worked();
      await page.keyboard.type(query.charAt(end - 1));
      const times = await page.evaluate(resultsOf, [query.slice(0, end).trim(), QUIET_MS, LONGEST_MS] as const);
      if (query.charAt(end - 1) !== ' ') keys.push({ ...times, work: (await worked()) - before });
    }
    return keys;
  } finally {
    await page.context().close();
  }
}
