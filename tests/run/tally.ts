import { readFile } from 'node:fs/promises';
import { stripVTControlCharacters } from 'node:util';
import { relativePath } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

/** Outcome of a step. */
export interface Tally {
  passed: number;
  failed: number;
  /** Failures: file, test, and the start of the message. */
  failures: string[];
  /** Tests that passed on the second try, in the form of `failures`, with the message of the first. */
  repeated: string[];
  /** Names of the tests that were skipped. */
  skipped: string[];
}

const NOTHING: Tally = { passed: 0, failed: 0, failures: [], repeated: [], skipped: [] };
export const PASSED: Tally = { ...NOTHING, passed: 1 };
export const FAILED: Tally = { ...NOTHING, failed: 1 };

export const sum = (tallies: Tally[]): Tally => ({
  passed: tallies.reduce((total, { passed }) => total + passed, 0),
  failed: tallies.reduce((total, { failed }) => total + failed, 0),
  failures: tallies.flatMap(({ failures }) => failures),
  repeated: tallies.flatMap(({ repeated }) => repeated),
  skipped: tallies.flatMap(({ skipped }) => skipped),
});

/** Lines of a message in the summary; the output of the step has the rest. */
const SHOWN_LINES = 12;

/** Stack frames of the test runner, which do not help to find the cause. */
const OF_RUNNER = /^\s+at .*(?:node_modules|node:internal|new Promise)/;

/** Formats a failure for the summary. */
export function failure(name: string, message: string): string {
  const lines = stripVTControlCharacters(message)
    .trim()
    .split('\n')
    .filter((line) => !OF_RUNNER.test(line))
    .slice(0, SHOWN_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Returns the part of the output of a failed step that begins at the first "FAIL" of Vitest; without one its last lines. */
export function excerpt(output: string): string {
  const lines = stripVTControlCharacters(output).trim().split('\n');
  const start = lines.findIndex((line) => /^\s*FAIL\b/.test(line));
  return (start < 0 ? lines.slice(-SHOWN_LINES) : lines.slice(start)).join('\n');
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    /** Returns the error that ended a file before its tests. */
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/** Reads a report of Vitest's reporter `json`. A passed test only has messages of an earlier try. */
export function ofVitest({ numPassedTests, numFailedTests, testResults }: VitestReport): Tally {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${relativePath('', name)}: ${test.fullName}` })),
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: [
      ...testResults
        .filter(({ message }) => message)
        .map(({ name, message }) => failure(relativePath('', name), message ?? '')),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages = [] }) => failure(name, failureMessages.join('\n'))),
    ],
    repeated: tests
      .filter(({ status, failureMessages = [] }) => status === 'passed' && failureMessages.length > 0)
      .map(({ name, failureMessages = [] }) => failure(name, failureMessages.join('\n'))),
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').map(({ name }) => name),
  };
}

interface Spec {
  title: string;
  tests: { status: string; results?: { error?: { message?: string } }[] }[];
}
interface Suite {
  file: string;
  specs: Spec[];
  suites?: Suite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

/** Returns the tests of a suite and of its inner suites with a status, and the message of their last failed try. */
const endedAs = (ending: string, { file, specs, suites = [] }: Suite): { name: string; message: string }[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === ending)
      .map(({ results = [] }) => ({
        name: `${file}: ${title}`,
        message: results.findLast(({ error }) => error)?.error?.message ?? '',
      })),
  ),
  ...suites.flatMap((suite) => endedAs(ending, suite)),
];

/** Reads a report of Playwright's reporter `json`. A test that passed on its second try has passed. */
export const ofPlaywright = ({ stats, suites }: PlaywrightReport): Tally => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  failures: suites.flatMap((suite) => endedAs('unexpected', suite)).map(({ name, message }) => failure(name, message)),
  repeated: suites.flatMap((suite) => endedAs('flaky', suite)).map(({ name, message }) => failure(name, message)),
  skipped: suites.flatMap((suite) => endedAs('skipped', suite)).map(({ name }) => name),
});

/**
 * Returns the tally of a test runner from its report.
 *
 * @param exited True if the runner exited with 0. Otherwise at least one failure is counted, as for a runner that left
 *   no report or ran nothing.
 */
export async function tallyOf(file: string, read: (report: never) => Tally, exited: boolean): Promise<Tally> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return FAILED;
  const tally = read(JSON.parse(text) as never);
  const ranNothing = tally.passed + tally.failed === 0;
  return ranNothing || (!exited && tally.failed === 0) ? { ...tally, failed: 1 } : tally;
}

/**
 * Returns the last lines of the test line: names of skipped, retried and failed tests, then the numbers.
 *
 * @param missing Messages about programs that are not installed, without which tests are skipped.
 */
export function lastLines({ passed, failed, failures, repeated, skipped }: Tally, missing: string[]): string[] {
  const list = (title: string, lines: string[]) => (lines.length > 0 ? [title, ...lines.map((one) => `  ${one}`)] : []);
  const count = (number: number, what: string) => (number > 0 ? `, ${number} ${what}` : '');
  return [
    ...list('Skipped:', [...skipped, ...(skipped.length > 0 ? missing : [])]),
    ...list('Passed at the second try:', repeated),
    ...list('Failed:', failures),
    `${passed} passed, ${failed} failed${count(repeated.length, 'repeated')}${count(skipped.length, 'skipped')}`,
  ];
}
