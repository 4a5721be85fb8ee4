import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { UserError } from '../../packages/docusaurus-preset-portal/src/lib/UserError';
import { neverIdle } from '../e2e/support/test';
import { pathOf } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { serveBuild } from '../support/serveBuild';
import { CLICKS, firstClick } from './firstClick';
import { lighthouse } from './lighthouse';
import { type Visit, visit } from './visit';

const PAGES: Readonly<Record<string, string>> = {
  landing: '/',
  guide: '/docs/introduction',
  overview: '/api/denmark/data',
  Company: '/api/denmark/data/company-by-company-id',
  search: '/search',
};
const CPU_SLOWDOWN = 4;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visits: { type: 'string', default: '3' },
    clicks: { type: 'string', default: '3' },
    lighthouse: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(PAGES).join() },
  },
});

const median = (all: number[]): number => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** Returns the measurement, or the reason why it failed: a page that hangs does not end the run. */
async function orWhyNot<T>(what: string, measure: () => Promise<T>): Promise<T | string> {
  console.error(what);
  try {
    return await measure();
  } catch (error) {
    console.error(error);
    return 'failed';
  }
}

async function times<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const all: T[] = [];
  for (let run = 0; run < count; run += 1) all.push(await measure());
  return all;
}

async function visits(browser: Browser, build: string, url: string, page: string): Promise<object> {
  const count = Number(values.visits);
  if (count === 0) return {};
  const all = await orWhyNot(`${build} ${page}`, () => times(count, () => visit(browser, url, CPU_SLOWDOWN)));
  if (typeof all === 'string') return { 'JS to load kB': all };
  const of = (key: keyof Visit) => median(all.map((one) => one[key]));
  return {
    'JS to load kB': of('jsToLoad'),
    'JS quiet kB': of('js'),
    'all kB': of('all'),
    requests: of('requests'),
    'blocking ms': of('blocking'),
  };
}

async function score(build: string, url: string, page: string): Promise<object> {
  const count = Number(values.lighthouse);
  if (count === 0) return {};
  const found = await orWhyNot(`${build} ${page}: Lighthouse`, () => lighthouse(url, count, ['performance']));
  return { Lighthouse: typeof found === 'string' ? found : found.performance };
}

async function clicks(browser: Browser, build: string, origin: string): Promise<object[]> {
  const rows: object[] = [];
  const measure = (click: (typeof CLICKS)[number], delayHydration?: () => void) =>
    orWhyNot(`${build} ${click.name}, ${delayHydration ? 'not hydrated' : 'hydrated'}`, async () =>
      median(
        await times(Number(values.clicks), () => firstClick(browser, origin, click, CPU_SLOWDOWN, delayHydration)),
      ),
    );
  for (const click of Number(values.clicks) > 0 ? CLICKS : [])
    rows.push({
      build,
      click: click.name,
      'hydrated ms': await measure(click),
      'not hydrated ms': await measure(click, neverIdle),
    });
  return rows;
}

/**
 * Measures what the JavaScript of a page costs a reader: bytes up to load and when the page is idle, blocking time,
 * Lighthouse's score on a phone, and the duration of the first click with and without hydration. The processor is slowed
 * down four times.
 *
 * `npx tsx tests/bench/earlyScript.ts [build …]` compares builds, seven minutes for each on a machine that does nothing else.
 * Number of runs of each: `--visits 3 --clicks 3 --lighthouse 5`, 0 for not at all; `--pages landing,Company` for
 * some pages. Prints what it does, then JSON and tables.
 */
runCli(async () => {
  const pages = values.pages.split(',');
  const unknown = pages.filter((page) => !PAGES[page]);
  if (unknown.length > 0) throw new UserError(`No such page: ${unknown}. There are ${Object.keys(PAGES)}.`);
  const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
  const loads: object[] = [];
  const inputs: object[] = [];
  try {
    for (const build of positionals.length > 0 ? positionals : ['build']) {
      const { origin, close } = await serveBuild(build, { production: true });
      for (const page of pages) {
        const url = `${origin}${PAGES[page]}`;
        const seen = await visits(browser, build, url, page);
        loads.push({ build, page, ...seen, ...(await score(build, url, page)) });
      }
      inputs.push(...(await clicks(browser, build, origin)));
      close();
    }
  } finally {
    await browser.close();
  }
  console.log(JSON.stringify({ loads, clicks: inputs }));
  console.table(loads);
  console.table(inputs);
});
