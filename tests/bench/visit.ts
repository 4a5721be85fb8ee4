import type { Browser, CDPSession } from '@playwright/test';

/** Time without a request after which a page counts as idle, in ms. */
const QUIET_MS = 1500;
const LONGEST_MS = 30_000;
const PHONE = { width: 412, height: 823 };

/** Transfer of a first visit: kB on the wire, headers included, and ms. */
export interface Visit {
  /** JavaScript requested before the load event. */
  jsToLoad: number;
  /** JavaScript when the page is hydrated and idle. */
  js: number;
  all: number;
  requests: number;
  /** Sum of the time of each task beyond 50 ms. */
  blocking: number;
}

interface Sent {
  url: string;
  bytes: number;
  at: number;
}

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const bytesOf = (all: Sent[]) => kB(all.reduce((sum, { bytes }) => sum + bytes, 0));

/** Records every response with its bytes on the wire, and the time of the last activity. */
async function watchNetwork(cdp: CDPSession) {
  const requests = new Map<string, Sent>();
  const noted = { sent: [] as Sent[], loadedAt: Number.POSITIVE_INFINITY, busyAt: Date.now() };
  const busy = () => {
    noted.busyAt = Date.now();
  };
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) => {
    busy();
    requests.set(requestId, { url, bytes: 0, at: timestamp });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    busy();
    const one = requests.get(requestId);
    if (one && encodedDataLength > 0) noted.sent.push({ ...one, bytes: encodedDataLength });
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    noted.loadedAt = timestamp;
  });
  return noted;
}

/** Runs in the page: adds up the time of long tasks beyond 50 ms. */
function watchBlocking(): void {
  const state = Object.assign(window, { blocked: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/**
 * Visits a page for the first time on a phone, until it is hydrated and idle.
 *
 * @param slowdown Factor by which the processor is slower.
 * @throws Error if the page is not hydrated within half a minute.
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
