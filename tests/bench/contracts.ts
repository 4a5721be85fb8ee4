import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCli } from '../../packages/docusaurus-preset-portal/src/lib/runCli';
import { readContracts } from '../../packages/docusaurus-preset-portal/src/render/contracts';
import { portalOf } from '../../packages/docusaurus-preset-portal/src/render/portal';
import { makeWorkplace, removeWorkplace } from '../../packages/docusaurus-preset-portal/src/render/workplace';
import { type Assertion, countFacts, outcome, ownSpecs, runTests, TESTS } from './contractTests';
import { measure } from './measure';

/**
 * Renders every contract of the tests as its own portal and measures the seconds of generating, building and hardening,
 * the memory, and the results of the tests of coverage, samples and exported files. All of it takes a quarter of an
 * hour; parts can be collected in a file:
 * `npx tsx tests/bench/contracts.ts [--into FILE] [--only NAME …]`, where a name is that of a contract (`library`) or
 * of tests (`facts`, `exports`, `samples`). Prints JSON, then a table.
 */

interface Result {
  /** Measurements of contracts, by file name. */
  times: Record<string, object>;
  /** Results of tests, by name. */
  tests: Record<string, Assertion[]>;
  /** Counts of the coverage tests, by file name. */
  facts: Record<string, { facts: number; percent: number }>;
}

async function times(spec: string) {
  const contracts = await readContracts([path.resolve(spec)], path.dirname(path.resolve(spec)));
  const site = await makeWorkplace(process.cwd(), contracts, portalOf(contracts));
  try {
    const generate = await measure('node --import tsx scripts/generate.ts', site);
    const env = { ...process.env, DOCUSAURUS_PERF_LOGGER: 'true' };
    const build = await measure('node node_modules/@docusaurus/core/bin/docusaurus.mjs build', site, env);
    return {
      operations: contracts[0]?.operations,
      generate: generate.seconds,
      build: build.seconds,
      'of it harden': build.steps['postBuild()'],
      peakMb: build.peakMb,
    };
  } finally {
    await removeWorkplace(site);
  }
}

const rowOf = ({ times: all, tests, facts }: Result, name: string) => ({
  contract: name,
  ...all[name],
  facts: facts[name]?.facts,
  'coverage, %': facts[name]?.percent.toFixed(2),
  'take-away files and samples run': outcome(tests.exports ?? [], (title) => title.startsWith(name)),
});

const stored = async (file: string): Promise<Result> =>
  readFile(file, 'utf8').then(JSON.parse, () => ({ times: {}, tests: {}, facts: {} }));

runCli(async () => {
  const { values } = parseArgs({ options: { into: { type: 'string' }, only: { type: 'string', multiple: true } } });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'contracts-'));
  const file = values.into ?? path.join(folder, 'result.json');
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  try {
    const result = await stored(file);
    const specs = await ownSpecs();
    const wanted = [...Object.keys(TESTS), ...specs.map((spec) => path.basename(spec, '.yaml'))].filter(isWanted);
    if (wanted.length === 0) throw new Error('No contract and no tests have this name.');
    for (const name of wanted) {
      const spec = specs.find((one) => path.basename(one, '.yaml') === name);
      if (spec) result.times[path.basename(spec)] = await times(spec);
      else result.tests[name] = await runTests(name, folder);
      if (name === 'facts') result.facts = await countFacts(folder);
      await writeFile(file, JSON.stringify(result));
    }
    const rows = Object.keys(result.times).map((name) => rowOf(result, name));
    const syntax = outcome(result.tests.samples ?? [], (title) => /is right$/.test(title));
    console.log(JSON.stringify({ rows, syntax }));
    console.table(rows);
    console.log(`Samples of all contracts by the grammar of their language: ${syntax}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
