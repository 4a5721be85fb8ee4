import { gzipSync } from 'node:zlib';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { buildIndex } from '../../packages/docusaurus-preset-portal/src/search/build/buildIndex';
import {
  createSearch,
  type Manifest,
  type SearchEngine,
} from '../../packages/docusaurus-preset-portal/src/search/engine';
import { type ExpectedQuery, evaluateQueries, expectedQueries, share, type Verdict } from '../search/expectedQueries';
import { operationPages } from './search-contract';
import { sourcesWith } from './search-sources';

/** Returns the processor time of each key, in ms, if one reader types some queries in sequence. */
async function keyTimes(search: SearchEngine, queries: readonly ExpectedQuery[]): Promise<number[]> {
  const times: number[] = [];
  for (const { q } of queries)
    for (let end = 1; end <= q.length; end++) {
      const before = process.cpuUsage();
      await search.find(q.slice(0, end));
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
  return times;
}

/**
 * Measures size and speed of the index as the site grows: `npx tsx tests/bench/search-scale.ts [operations …]`. Each
 * query is a reader's first, so its bytes are those of all files it loads.
 */
runCli(async () => {
  const sizes = process.argv.slice(2).map(Number);
  const queries = expectedQueries();
  const middle = (numbers: number[], at = 0.5) =>
    [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length * at)] ?? 0;
  const kb = (bytes: number) => `${Math.round(bytes / 1000)} kB`;

  for (const size of sizes.length > 0 ? sizes : [25, 250, 1000]) {
    const sources = sourcesWith(await operationPages(size));
    const start = performance.now();
    const files = buildIndex(sources);
    const built = performance.now() - start;
    const bytes = new Map([...files].map(([name, text]) => [name, gzipSync(text).length]));
    const loaded: number[] = [];
    const times: number[] = [];
    const verdicts: Verdict[] = [];
    // Indexing takes longest, so a large site runs every eighth query.
    for (const query of queries.filter((_, at) => size <= 100 || at % 8 === 0)) {
      let sum = 0;
      const search = createSearch(async (name) => {
        sum += bytes.get(name) ?? 0;
        return JSON.parse(files.get(name) ?? '');
      });
      await search.find(query.q);
      const again = performance.now();
      verdicts.push(...(await evaluateQueries(search, [query])));
      times.push(performance.now() - again);
      loaded.push(sum);
    }
    const pressed = await keyTimes(
      createSearch(async (name) => JSON.parse(files.get(name) ?? '')),
      queries.filter((_, at) => at % 25 === 0),
    );
    const { count } = JSON.parse(files.get('manifest.json') ?? '') as Manifest;
    console.log({
      operations: size,
      records: count,
      files: files.size,
      onDisk: kb([...files.values()].reduce((sum, text) => sum + text.length, 0)),
      built: `${Math.round(built)} ms`,
      firstQuery: `${kb(middle(loaded))} median, ${kb(Math.max(...loaded))} most (gzip)`,
      query: `${middle(times).toFixed(1)} ms median, ${middle(times, 0.95).toFixed(1)} ms 95 %`,
      keyPress: `${middle(pressed).toFixed(1)} ms median, ${middle(pressed, 0.95).toFixed(1)} ms 95 % (processor)`,
      first: `${(share(verdicts, 1) * 100).toFixed(1)} %`,
      amongThree: `${(share(verdicts, 3) * 100).toFixed(1)} %`,
    });
  }
});
