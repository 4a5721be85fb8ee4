import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { command } from '../../src/command';
import { listFiles } from '../../src/listFiles';
import { readContracts } from '../../src/render/contracts';
import { portalOf } from '../../src/render/portal';
import { makeWorkplace, removeWorkplace } from '../../src/render/workplace';
import { measure } from './measure';

/**
 * Every contract that tests read, in a portal of its own: seconds to generate, to build and to harden, memory, and what
 * the tests of coverage, of samples and of take-away files say of it.
 * `npx tsx tests/bench/contracts.ts [name …]`. Prints JSON, then a table.
 */

const FOLDERS = ['tests/fixtures/contracts', 'tests/fixtures/render'];
/** Tests whose titles name the contract they are about. */
const TESTS = ['tests/reference/facts', 'tests/exports/requests.run.test.ts', 'tests/samples/syntax.run.test.ts'];

interface Assertion {
  fullName: string;
  status: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** The outcome of all tests, each by its full name. Some may fail: the table says which. */
function assertions(report: string, facts: string): Promise<Assertion[]> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...TESTS, '--reporter=json', `--outputFile=${report}`];
  try {
    execFileSync(process.execPath, args, { stdio: 'ignore', env: { ...process.env, FACTS: facts } });
  } catch {
    // The report has what failed.
  }
  return readFile(report, 'utf8').then((text) =>
    (JSON.parse(text) as { testResults: { assertionResults: Assertion[] }[] }).testResults.flatMap(
      ({ assertionResults }) => assertionResults,
    ),
  );
}

/** `7 passed, 1 failed`; skipped where no test is about it. */
function outcome(all: readonly Assertion[], about: (name: string) => boolean): string {
  const own = all.filter(({ fullName }) => about(fullName));
  const words = ['passed', 'failed'].flatMap((status) => {
    const count = own.filter((one) => one.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  return words.join(', ') || 'not run';
}

/** What coverage counted, by the name of the file. */
const countedIn = async (facts: string): Promise<Map<string, { facts: number; percent: number }>> =>
  new Map(
    (await readFile(facts, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .map((row) => [path.basename(row.file), row]),
  );

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

command(async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'contracts-'));
  try {
    const facts = path.join(folder, 'facts.jsonl');
    const all = await assertions(path.join(folder, 'report.json'), facts);
    const counted = await countedIn(facts);
    const wanted = process.argv.slice(2);
    const specs = (await Promise.all(FOLDERS.map(async (at) => (await listFiles(at)).map((file) => `${at}/${file}`))))
      .flat()
      .filter((file) => /^tests\/fixtures\/[^/]+\/[^/]+\.yaml$/.test(file))
      .filter((file) => wanted.length === 0 || wanted.includes(path.basename(file, '.yaml')));
    const rows: object[] = [];
    for (const spec of specs) {
      const name = path.basename(spec);
      const { facts: said, percent } = counted.get(name) ?? {};
      rows.push({
        contract: name,
        ...(await times(spec)),
        facts: said,
        'coverage, %': percent?.toFixed(2),
        'take-away files and samples run': outcome(all, (title) => title.startsWith(name)),
      });
      console.error(JSON.stringify(rows.at(-1)));
    }
    if (rows.length === 0) throw new Error('No contract has this name.');
    const syntax = outcome(all, (title) => /is right$/.test(title));
    console.log(JSON.stringify({ rows, syntax }));
    console.table(rows);
    console.log(`Samples of all contracts by the grammar of their language: ${syntax}.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
