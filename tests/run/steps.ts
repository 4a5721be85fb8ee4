import { mkdirSync, rmSync } from 'node:fs';
import { TSX } from '../support/execute';
import { npm } from '../support/npm';
import { FAILED, ofPlaywright, ofVitest, PASSED, type Tally, tallyOf } from './tally';

/** Number of parallel steps, one for each of two processors. */
export const SLOTS = 2;

export interface Step {
  name: string;
  /** Names of steps that must pass before. */
  after: string[];
  /** Number of slots it takes. Default: one. */
  slots?: number;
  command: string[];
  env?: Record<string, string>;
  tally: (exited: boolean) => Promise<Tally>;
}

const REPORTS = '.generated/reports';
/** JSON reports of the test runners. */
export const reports = {
  unit: `${REPORTS}/unit.json`,
  programs: `${REPORTS}/programs.json`,
  browser: `${REPORTS}/browser.json`,
};
const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];

/** Returns a step that passes or fails as a whole. */
const run = (name: string, command: string[], after: string[] = []): Step => ({
  name,
  after,
  command,
  tally: async (exited) => (exited ? PASSED : FAILED),
});

const check = (name: string, script: string, after?: string[]): Step =>
  run(name, npm('run', '--silent', script), after);

/**
 * Returns a step for a test runner, whose report counts the tests. It uses all processors: two in parallel take a fifth
 * more processor time than one after the other.
 */
const runner = (name: string, after: string[], read: (report: never) => Tally, report: string, command: string[]) => ({
  name,
  after,
  slots: SLOTS,
  command,
  tally: (exited: boolean) => tallyOf(report, read, exited),
});

/** Returns a step for Vitest in a mode of `vitest.config.mts`. */
const vitest = (name: string, mode: string, report: string, after: string[]): Step =>
  runner(name, after, ofVitest, report, [
    ...node('node_modules/vitest/vitest.mjs', 'run', `--mode=${mode}`, '--reporter=default', '--reporter=json'),
    `--outputFile.json=${report}`,
  ]);

/**
 * Returns the steps of the test line, in the order in which they start once their dependencies passed. The longest ones
 * start first; short checks fill free slots.
 *
 * @param all Also runs the nightly tests, in the whole browser.
 */
export function stepsOf(all: boolean): Step[] {
  const { unit, programs, browser } = reports;
  mkdirSync(REPORTS, { recursive: true });
  for (const report of Object.values(reports)) rmSync(report, { force: true });
  const built = ['Programs', 'Reference', 'Build', 'Changed site'];
  return [
    run('Programs', npm('run', '--silent', 'test:install', ...(all ? ['--', '--all'] : []))),
    run('Reference', npm('run', '--silent', 'generate', '--', '--strict')),
    run('Changed site', [...TSX, 'scripts/test-build.ts']),
    check('Build', 'build', ['Reference']),
    {
      ...runner('Browser tests', built, ofPlaywright, browser, [
        ...node('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
        ...(all ? [] : ['--grep-invert=@nightly']),
      ]),
      env: {
        PLAYWRIGHT_JSON_OUTPUT_NAME: browser,
        ...(all && { MODE: 'all', PORTAL_BROWSER: 'whole', PORTAL_HYDRATION: 'both' }),
      },
    },
    ...(all
      ? [vitest('Unit tests', 'all', unit, built)]
      : [vitest('Tests with programs', 'slow', programs, built), vitest('Unit tests', 'quick', unit, ['Reference'])]),
    check('Types', 'check:types', ['Reference']),
    check('Format and lint', 'check:code'),
    check('Layers', 'check:layers'),
    check('Contracts', 'lint:specs'),
    check('Published contracts', 'contracts:gate'),
    check('Prose', 'check:prose', ['Reference']),
  ];
}
