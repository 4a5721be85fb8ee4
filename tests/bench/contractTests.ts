import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

const FOLDERS = ['tests/fixtures/contracts', 'tests/fixtures/render'];

/** Tests whose titles name the contract they are about. */
export const TESTS: Readonly<Record<string, string>> = {
  facts: 'tests/reference/facts',
  exports: 'tests/exports/requests.run.test.ts',
  samples: 'tests/samples/syntax.run.test.ts',
};

/** Result of a test. */
export interface Assertion {
  fullName: string;
  status: 'passed' | 'failed' | 'skipped' | 'pending';
}

/** Contracts that tests read, without parts and broken ones. */
export async function ownSpecs(): Promise<string[]> {
  const found = await Promise.all(FOLDERS.map(async (at) => (await listFiles(at)).map((file) => `${at}/${file}`)));
  return found.flat().filter((file) => /^tests\/fixtures\/[^/]+\/[^/]+\.yaml$/.test(file));
}

const factsFile = (folder: string) => path.join(folder, 'facts.jsonl');

/**
 * Runs tests. Failures are part of the report.
 *
 * @param name Key of `TESTS`.
 * @param folder Folder for files of the tests.
 */
export async function runTests(name: string, folder: string): Promise<Assertion[]> {
  const report = path.join(folder, `${name}.json`);
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    TESTS[name] ?? name,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  try {
    execFileSync(process.execPath, args, { stdio: 'ignore', env: { ...process.env, FACTS: factsFile(folder) } });
  } catch {
    // The report contains the failures.
  }
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as {
    testResults: { assertionResults: Assertion[] }[];
  };
  return testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({ fullName, status })),
  );
}

/** Counts of the coverage tests, by file name. */
export async function countFacts(folder: string): Promise<Record<string, { facts: number; percent: number }>> {
  const lines = (await readFile(factsFile(folder), 'utf8')).trim().split('\n');
  return Object.fromEntries(lines.map((line) => JSON.parse(line)).map((row) => [path.basename(row.file), row]));
}

/** Formats a result: `7 passed, 1 failed`; `not run` if no test covers the contract. */
export function outcome(all: readonly Assertion[], about: (name: string) => boolean): string {
  const own = all.filter(({ fullName }) => about(fullName));
  const words = ['passed', 'failed'].flatMap((status) => {
    const count = own.filter((one) => one.status === status).length;
    return count > 0 ? [`${count} ${status}`] : [];
  });
  return words.join(', ') || 'not run';
}
