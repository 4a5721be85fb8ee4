import { readFile } from 'node:fs/promises';
import { relativePath } from '../../src/listFiles';

/** Outcome of a step. */
export interface Tally {
  passed: number;
  failed: number;
  /** Names of the tests that were skipped. */
  skipped: string[];
}

export const PASSED: Tally = { passed: 1, failed: 0, skipped: [] };
export const FAILED: Tally = { passed: 0, failed: 1, skipped: [] };

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

/** Reads a report of Vitest's reporter `json`. */
export function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const skipped = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed' && status !== 'failed')
      .map(({ fullName }) => `${relativePath('', name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped };
}

interface Suite {
  file: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const skippedOf = ({ file, specs, suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
    .map(({ title }) => `${file}: ${title}`),
  ...suites.flatMap(skippedOf),
];

/** Reads a report of Playwright's reporter `json`. A test that passed in its second try has passed. */
export const ofPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: suites.flatMap(skippedOf),
});

/**
 * Tally of a test runner from its report.
 *
 * @param exited Whether the runner ended with status 0. One that ended otherwise has failed at least once, and so has
 *   one that left no report or ran nothing.
 */
export async function tallyOf(file: string, read: (report: never) => Tally, exited: boolean): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return FAILED;
  const tally = read(JSON.parse(text) as never);
  const ranNothing = tally.passed + tally.failed === 0;
  return ranNothing || (!exited && tally.failed === 0) ? { ...tally, failed: 1 } : tally;
}

/** The closing line. */
export const closingLine = ({ passed, failed, skipped }: Tally): string =>
  `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
