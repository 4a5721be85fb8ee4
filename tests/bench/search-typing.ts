import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { pathOf } from '../programs';
import { CHROMIUM_ARGS } from '../programs/chromium';
import { expectedQueries } from '../search/expectedQueries';
import { serveBuild } from '../support/serveBuild';
import { type KeyTimes, typed } from './typing';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { queries: { type: 'string', default: '16' }, slowdowns: { type: 'string', default: '4,6' } },
});

/** Queries without digits from all parts of the list: their results depend on words only. */
function someQueries(count: number): string[] {
  const all = expectedQueries()
    .map(({ q }) => q)
    .filter((q) => /^[^\d/]{8,40}$/.test(q));
  return Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)] as string);
}

async function measure(browser: Browser, build: string, slowdown: number): Promise<object> {
  const { origin, close } = await serveBuild(build, { production: true });
  const keys: KeyTimes[] = [];
  try {
    for (const query of someQueries(Number(values.queries)))
      keys.push(...(await typed(browser, origin, query, slowdown)));
  } finally {
    close();
  }
  const at = (key: keyof KeyTimes, share: number) =>
    Math.round(keys.map((press) => press[key]).sort((a, b) => a - b)[Math.floor(keys.length * share)] ?? 0);
  return {
    build,
    slowdown,
    keys: keys.length,
    'first rows ms p50': at('first', 0.5),
    'first rows ms p95': at('first', 0.95),
    'list updated ms p50': at('updated', 0.5),
    'list updated ms p95': at('updated', 0.95),
    'list updated ms most': at('updated', 1 - 1e-9),
    'on screen ms p95': at('shown', 0.95),
    'tasks above 50 ms': keys.filter(({ task }) => task > 0).length,
    'longest task ms': at('task', 1 - 1e-9),
    'main thread ms p50': at('work', 0.5),
    'main thread ms p95': at('work', 0.95),
  };
}

/**
 * Measures how long a reader waits for the results of a key and whether typing ever stops: queries, key by key, in the
 * dialog of a phone with a slower processor. Each query is a reader's first, so its times include loading.
 *
 * `npx tsx tests/bench/search-typing.ts [build …]` compares builds; `--queries 16 --slowdowns 4,6`. Prints JSON and a
 * table.
 */
runCli(async () => {
  const browser = await chromium.launch({ executablePath: pathOf('chromium'), args: CHROMIUM_ARGS });
  const rows: object[] = [];
  try {
    for (const build of positionals.length > 0 ? positionals : ['build'])
      for (const slowdown of values.slowdowns.split(',').map(Number))
        rows.push(await measure(browser, build, slowdown));
  } finally {
    await browser.close();
  }
  console.log(JSON.stringify(rows));
  console.table(rows);
});
