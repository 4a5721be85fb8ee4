import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { command } from '../../src/command';
import { serveBuild } from '../../src/delivery/hosting/serveBuild';
import { CHROMIUM_ARGS } from '../../src/programs/chromium';
import { saveData } from '../e2e/support/test';
import { pathOf } from '../programs';
import { lighthouse } from '../quality/lighthouse';
import { firstPress, PRESSES } from './firstPress';

/**
 * What the JavaScript of a page costs a reader: bytes up to load and when the page is quiet, blocking time, Lighthouse's
 * score for a phone, and how long the first press takes, with the app awake and asleep.
 * `npx tsx tests/bench/ready.ts [build …]` compares builds. Prints what it does, then JSON and tables. A browser that
 * hangs ends it.
 */
const PAGES: Readonly<Record<string, string>> = {
  landing: '/',
  guide: '/docs/introduction',
  overview: '/api/denmark/data',
  Company: '/api/denmark/data/company-by-company-id',
  search: '/search',
};
const CPU_SLOWDOWN = 4;
const RUNS = 3;
const QUIET_MS = 2500;
const LIGHTHOUSE_RUNS = 5;
/** For one build. */
const LIMIT_MS = 25 * 60_000;

const kB = (bytes: number): number => Math.round(bytes / 100) / 10;
const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

interface Sent {
  url: string;
  bytes: number;
  at: number;
}

/** Notes every response with its bytes on the wire. */
async function responses(cdp: CDPSession): Promise<Sent[]> {
  const sent = new Map<string, Sent>();
  await cdp.send('Network.enable');
  cdp.on('Network.requestWillBeSent', ({ requestId, request: { url }, timestamp }) =>
    sent.set(requestId, { url, bytes: 0, at: timestamp }),
  );
  const all: Sent[] = [];
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const one = sent.get(requestId);
    if (one) all.push({ ...one, bytes: encodedDataLength });
  });
  return all;
}

/** Runs in the page: adds up what long tasks take beyond 50 ms. */
function watchBlocking(): void {
  const state = Object.assign(window, { blocked: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) state.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function visit(browser: Browser, origin: string, path: string) {
  const page: Page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const cdp = await page.context().newCDPSession(page);
  const sent = await responses(cdp);
  let loadedAt = Number.POSITIVE_INFINITY;
  await cdp.send('Page.enable');
  cdp.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watchBlocking);
  await page.goto(origin + path);
  await page.waitForTimeout(QUIET_MS);
  const tbt = await page.evaluate(() => (window as unknown as { blocked: number }).blocked);
  await page.close();
  const bytesOf = (all: Sent[]) => kB(all.reduce((sum, { bytes }) => sum + bytes, 0));
  const scripts = sent.filter(({ url }) => /\.js$/.test(url));
  return {
    jsToLoad: bytesOf(scripts.filter(({ at }) => at < loadedAt)),
    js: bytesOf(scripts),
    all: bytesOf(sent),
    tbt,
  };
}

command(async () => {
  const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
  const loads: object[] = [];
  const presses: object[] = [];
  const builds = process.argv.slice(2);
  for (const build of builds.length > 0 ? builds : ['build']) {
    const limit = setTimeout(() => {
      console.error(`${build} was not measured in ${LIMIT_MS / 60_000} minutes.`);
      process.exit(1);
    }, LIMIT_MS);
    const { origin, close } = await serveBuild(build, { production: true });
    for (const [name, path] of Object.entries(PAGES)) {
      const visits: Awaited<ReturnType<typeof visit>>[] = [];
      for (let run = 0; run < RUNS; run += 1) visits.push(await visit(browser, origin, path));
      console.error(`${build} ${path}`);
      const { performance } = await lighthouse(origin + path, LIGHTHOUSE_RUNS);
      const of = (key: 'jsToLoad' | 'js' | 'all' | 'tbt') => median(visits.map((one) => one[key]));
      loads.push({
        build,
        page: name,
        'JS to load kB': of('jsToLoad'),
        'JS quiet kB': of('js'),
        'all kB': of('all'),
        'TBT ms': Math.round(of('tbt')),
        Lighthouse: performance,
      });
    }
    for (const press of PRESSES) {
      console.error(`${build} ${press.name}`);
      const inp = async (isAsleep: boolean) => {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1)
          times.push(await firstPress(browser, origin, press, CPU_SLOWDOWN, isAsleep ? saveData : undefined));
        return median(times);
      };
      presses.push({ build, press: press.name, 'awake ms': await inp(false), 'asleep ms': await inp(true) });
    }
    close();
    clearTimeout(limit);
  }
  await browser.close();
  console.log(JSON.stringify({ loads, presses }));
  console.table(loads);
  console.table(presses);
});
