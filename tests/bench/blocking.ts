import { writeFileSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { CHROMIUM_ARGS, findChromium } from '../programs/chromium';
import { serveBuild } from '../support/serveBuild';

const ROUTES = [
  '/',
  '/docs/introduction',
  '/api/denmark/data',
  '/api/denmark/data/company-by-company-id',
  '/api/denmark/data/property-by-bfe',
];
const RUNS = 5;
/** Lighthouse's model of a phone: a quarter of the speed, and tasks of more than 50 ms block. */
const SLOWER = 4;
const BLOCKS = 50;
const CATEGORIES = ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline', 'v8'];

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  args?: { name?: string };
}

/** Work of the main thread, by the events of a trace. */
const KINDS: Record<string, string[]> = {
  'parse HTML': ['ParseHTML'],
  'run scripts': ['EvaluateScript', 'v8.compile', 'FunctionCall', 'v8.evaluateModule', 'RunMicrotasks', 'TimerFire'],
  style: ['UpdateLayoutTree', 'RecalculateStyles', 'ParseAuthorStyleSheet'],
  layout: ['Layout'],
  paint: ['Paint', 'PrePaint', 'Layerize', 'Commit', 'UpdateLayer', 'CompositeLayers'],
};

/** Returns the duration of each event without its inner events, in microseconds. */
function ownTimes(events: TraceEvent[]): [TraceEvent, number][] {
  const open: { event: TraceEvent; own: number }[] = [];
  const done: [TraceEvent, number][] = [];
  const close = (until: number) => {
    for (let last = open.at(-1); last && last.event.ts + (last.event.dur ?? 0) <= until; last = open.at(-1)) {
      open.pop();
      done.push([last.event, last.own]);
    }
  };
  for (const event of events) {
    close(event.ts);
    const around = open.at(-1);
    if (around) around.own -= event.dur ?? 0;
    open.push({ event, own: event.dur ?? 0 });
  }
  close(Number.POSITIVE_INFINITY);
  return done;
}

type Times = Record<string, number>;

/** Measures blocking time and work of the main thread of a page, in ms. */
function timesOf(all: TraceEvent[]): Times {
  const main = all.find(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const mains = new Set(
    all.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid }) => pid),
  );
  const events = all
    .filter(
      ({ ph, pid, tid, dur }) => ph === 'X' && dur && mains.has(pid) && (!main || tid === main.tid || pid === tid),
    )
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const ms = (time: number) => time / 1000;
  const tasks = events.filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');
  const blocking = tasks.reduce((sum, { dur = 0 }) => sum + Math.max(0, ms(dur) - BLOCKS), 0);
  const own = ownTimes(events);
  const kinds = Object.entries(KINDS).map(([kind, names]): [string, number] => [
    kind,
    own.reduce((sum, [{ name }, time]) => sum + (names.includes(name) ? ms(time) : 0), 0),
  ]);
  return { blocking, ...Object.fromEntries(kinds) };
}

async function visit(browser: Browser, url: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(3000);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  await context.close();
  return timesOf(traceEvents);
}

const median = (numbers: number[]) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function measureBuild(build: string, browser: Browser): Promise<Record<string, Times>> {
  const site = await serveBuild(build);
  const found: Record<string, Times> = {};
  try {
    for (const route of ROUTES) {
      const runs: Times[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await visit(browser, site.origin + route));
      const names = Object.keys(runs[0] ?? {});
      found[route] = Object.fromEntries(
        names.map((name) => [name, Math.round(median(runs.map((one) => one[name] ?? 0)))]),
      );
    }
  } finally {
    site.close();
  }
  return found;
}

/**
 * Measures where the time of a phone goes when it opens a page: blocking time, and the work of the main thread by kind,
 * in ms, median of five, beside an earlier build. Run it on an idle machine.
 *
 * Usage: tsx tests/bench/blocking.ts <build> [earlier build] [file.json]
 */
runCli(async () => {
  const [build = 'build', earlier, file] = process.argv.slice(2);
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const before = earlier ? await measureBuild(earlier, browser) : {};
    const after = await measureBuild(build, browser);
    console.table(
      Object.entries(after).map(([route, now]) => ({
        page: route,
        ...Object.fromEntries(
          Object.entries(now).map(([name, ms]) => [name, before[route] ? `${before[route][name]} → ${ms}` : ms]),
        ),
      })),
    );
    if (file) writeFileSync(file, `${JSON.stringify({ before, after }, null, 2)}\n`);
  } finally {
    await browser.close();
  }
});
