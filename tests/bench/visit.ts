import type { Browser, CDPSession } from '@playwright/test';

/** A page is quiet when so long nothing was asked for, in ms. */
const QUIET_MS = 1500;
const LONGEST_MS = 30_000;
const PHONE = { width: 412, height: 823 };

/** What a first visit brings: kB on the wire, headers included, and ms. */
export interface Visit {
  /** JavaScript asked for before the load event. */
  jsToLoad: number;
  /** JavaScript when the app runs and the page is quiet. */
  js: number;
  all: number;
  requests: number;
  /** What tasks took beyond 50 ms each. */
  blocking: number;
}

interface Sent {
  url: string;
  bytes: number;
  at: number;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const bytesOf = (all: Sent[]) => kB(all.reduce((sum, { bytes }) => sum + bytes, 0));

/** Notes every response with its bytes on the wire, and when the page was last busy with one. */
async function watchNetwork(cdp: CDPSession) {
  const asked = new Map<string, Sent>();
  const noted = { sent: [] as Sent[], loadedAt: Number.POSITIVE_INFINITY, busyAt: Date.now() };
  const busy = () => {
    noted.busyAt = Date.now();
  };
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    busy();
    asked.set(requestId, { url, bytes: 0, at: timestamp });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    busy();
    const one = asked.get(requestId);
    if (one && encodedDataLength > 0) noted.sent.push({ ...one, bytes: encodedDataLength });
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    noted.loadedAt = timestamp;
  });
  return noted;
}

/** Runs in the page: adds up what long tasks take beyond 50 ms. */
function watchBlocking(): void {
  const state = Object.assign(window, { blocked: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * A first visit of a phone, until the app runs and nothing more is asked for.
 *
 * @param slowdown How many times slower the processor is.
 * @throws Error when the app does not run in half a minute.
 */
export async function visit(browser: Browser, url: string, slowdown: number): Promise<Visit> {
  const page = await browser.newPage({ viewport: PHONE });
  try {
    const cdp = await page.context().newCDPSession(page);
    const noted = await watchNetwork(cdp);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watchBlocking);
    await page.goto(url);
    await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached', timeout: LONGEST_MS });
    const end = Date.now() + LONGEST_MS;
    while (Date.now() < Math.min(end, noted.busyAt + QUIET_MS)) await page.waitForTimeout(QUIET_MS / 5);
    const blocking = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
    const scripts = noted.sent.filter((one) => /\.js$/.test(one.url));
    return {
      jsToLoad: bytesOf(scripts.filter(({ at }) => at < noted.loadedAt)),
      js: bytesOf(scripts),
      all: bytesOf(noted.sent),
      requests: noted.sent.length,
      blocking: Math.round(blocking),
    };
  } finally {
    await page.context().close();
  }
}
