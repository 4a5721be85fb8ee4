import { mkdirSync, rmSync } from 'node:fs';
import { TSX } from '../support/execute';
import { npm } from '../support/npm';
import type { Part } from './parts';
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
  others: `${REPORTS}/others.json`,
  browser: `${REPORTS}/browser.json`,
};
/** Variables of the browser tests of the night. */
const NIGHT = { MODE: 'night', PORTAL_BROWSER: 'whole', PORTAL_HYDRATION: 'both' };
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
 * Returns a step for a test runner, whose report counts the tests. It uses all processors, unless it has one worker: two
 * in parallel take a fifth more processor time than one after the other.
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
 * Returns the steps of a line of tests, in the order in which they start once their dependencies passed. Short checks
 * fill the slots beside reference and builds.
 */
export function stepsOf(part: Part): Step[] {
  mkdirSync(REPORTS, { recursive: true });
  for (const report of Object.values(reports)) rmSync(report, { force: true });
  const isFirst = part === 'first';
  const isNight = part === 'night';
  return [
    run('Programs', npm('run', '--silent', 'test:install', ...(part === 'all' ? [] : ['--', `--${part}`]))),
    run('Reference', npm('run', '--silent', 'generate', '--', '--strict')),
    check('Build', 'build', ['Reference']),
    ...(isFirst ? [] : [run('Changed site', [...TSX, 'scripts/test-build.ts'])]),
    // With one worker, beside the build, which uses little more than one processor.
    ...(isNight ? [] : [{ ...vitest('Unit tests', 'quick', reports.unit, ['Reference']), slots: 1 }]),
    check('Types', 'check:types', ['Reference']),
    check('Format and lint', 'check:code'),
    check('Layers', 'check:layers'),
    check('Contracts', 'lint:specs'),
    check('Published contracts', 'contracts:gate'),
    check('Prose', 'check:prose', ['Reference']),
    {
      ...runner(
        'Browser tests',
        ['Programs', 'Build', ...(isFirst ? [] : ['Changed site'])],
        ofPlaywright,
        reports.browser,
        node('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
      ),
      env: { PORTAL_TESTS: part, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser, ...(isNight ? NIGHT : {}) },
    },
    ...(isFirst
      ? []
      : [vitest('Other tests', isNight ? 'night' : 'others', reports.others, ['Build', 'Changed site'])]),
  ];
}
