import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runCli } from '../../src/lib/runCli';
import { readContracts } from '../../src/render/contracts';
import { portalOf } from '../../src/render/portal';
import { makeWorkplace, removeWorkplace } from '../../src/render/workplace';
import { type Assertion, countFacts, outcome, ownSpecs, runTests, TESTS } from './contractTests';
import { measure } from './measure';

/**
 * Every contract that tests read, in a portal of its own: seconds to generate, to build and to harden, memory, and what
 * the tests of coverage, of samples and of take-away files say of it. All of it takes a quarter of an hour; parts of it
 * join their results in a file:
 * `npx tsx tests/bench/contracts.ts [--into FILE] [--only NAME …]`, where a name is that of a contract (`library`) or of
 * tests (`facts`, `exports`, `samples`). Prints JSON, then a table.
 */

interface Result {
  /** What was measured of a contract, by the name of its file. */
  times: Record<string, object>;
  /** What tests said, by their name. */
  tests: Record<string, Assertion[]>;
  /** What coverage counted, by the name of the file. */
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

const known = async (file: string): Promise<Result> =>
  readFile(file, 'utf8').then(JSON.parse, () => ({ times: {}, tests: {}, facts: {} }));

runCli(async () => {
  const { values } = parseArgs({ options: { into: { type: 'string' }, only: { type: 'string', multiple: true } } });
  const folder = await mkdtemp(path.join(os.tmpdir(), 'contracts-'));
  const file = values.into ?? path.join(folder, 'result.json');
  const isWanted = (name: string) => values.only?.includes(name) ?? true;
  try {
    const result = await known(file);
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
