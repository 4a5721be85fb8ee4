import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { readRenderedContracts } from '../../packages/docusaurus-preset-portal/src/render/contracts';
import { portalOf } from '../../packages/docusaurus-preset-portal/src/render/portal';
import { makeWorkplace, removeWorkplace } from '../../packages/docusaurus-preset-portal/src/render/workplace';
import { createSearch, type Manifest } from '../../packages/docusaurus-preset-portal/src/search/engine';
import { measure } from './measure';
import { syntheticContract } from './syntheticContract';

/** Returns the size of a built search index, and what a query costs: bytes (gzip) of the first, median ms of others. */
async function searchOf(build: string): Promise<object> {
  const index = path.join(build, 'search-index');
  const { count } = JSON.parse(await readFile(path.join(index, 'manifest.json'), 'utf8')) as Manifest;
  let firstQuery = 0;
  const { find } = createSearch(async (name) => {
    const text = await readFile(path.join(index, name), 'utf8');
    firstQuery += gzipSync(text).length;
    return JSON.parse(text);
  });
  await find('amount of item 7');
  const bytes = firstQuery;
  const times: number[] = [];
  for (let n = 0; n < 20; n++) {
    const start = performance.now();
    await find(`status owner ${n}`);
    times.push(performance.now() - start);
  }
  return { records: count, firstQuery: bytes, query: times.sort((a, b) => a - b)[10] };
}

/**
 * Measures a cold build, including hardening, of a portal of one contract with 25, 250 and 1,000 operations: seconds in
 * total and by step, peak memory, bytes (gzip) of a page, of its initial script, of the app, and of the sidebars, and the
 * search.
 * `npx tsx tests/bench/scale.ts [operations …]`. Prints JSON, then a table.
 */
runCli(async () => {
  const rows: object[] = [];
  const sizes = process.argv.slice(2).map(Number);
  for (const operations of sizes.length > 0 ? sizes : [25, 250, 1000]) {
    // The temporary folder has caches of the compilers, too.
    const temporary = await mkdtemp(path.join(os.tmpdir(), 'cold-'));
    const spec = path.join(temporary, 'contract.json');
    await writeFile(spec, JSON.stringify(syntheticContract(operations)));
    const contracts = await readRenderedContracts([spec], temporary);
    const site = await makeWorkplace(process.cwd(), contracts, portalOf(contracts, { title: 'Scale' }));
    try {
      const env = { ...process.env, TMPDIR: temporary, DOCUSAURUS_PERF_LOGGER: 'true' };
      const { steps, ...cold } = await measure('npm run build', site, env);
      const build = path.join(site, 'build');
      const files = await listFiles(build);
      const gzipOf = async (fits: (name: string, text: string) => boolean): Promise<number> => {
        for (const name of files.filter((one) => /\.(js|html)$/.test(one))) {
          const text = await readFile(path.join(build, name), 'utf8');
          if (fits(name, text)) return gzipSync(text, { level: 9 }).length;
        }
        throw new Error(`The build of ${operations} operations lacks a file that is measured.`);
      };
      rows.push({
        operations,
        ...cold,
        ...steps,
        page: await gzipOf((name) => name.endsWith('/get-item-1/index.html')),
        script: await gzipOf((name) => name.includes('/runtime.')),
        app: await gzipOf((name) => name.includes('/main.')),
        sidebars: await gzipOf((name, text) => !name.includes('/main.') && text.includes('"docsSidebars":')),
        ...(await searchOf(build)),
      });
      console.error(JSON.stringify(rows.at(-1)));
    } finally {
      await removeWorkplace(site);
      await rm(temporary, { recursive: true, force: true });
    }
  }
  console.log(JSON.stringify(rows));
  console.table(rows);
});
