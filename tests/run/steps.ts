import { mkdirSync, rmSync } from 'node:fs';
import { TSX } from '../support/execute';
import { npm } from '../support/npm';
import { FAILED, ofPlaywright, ofVitest, PASSED, type Tally, tallyOf } from './tally';

export interface Step {
  name: string;
  /** Names of steps that must pass before. */
  after: string[];
  /** Uses every processor by itself, so it runs alone and its output is shown as it comes. */
  alone: boolean;
  command: string[];
  env?: Record<string, string>;
  tally: (exited: boolean) => Promise<Tally>;
}

const REPORTS = '.generated/reports';
const node = (file: string, ...args: string[]) => [process.execPath, file, ...args];

/** A command that passes or fails as a whole. */
const run = (name: string, command: string[], after: string[] = []): Step => ({
  name,
  after,
  alone: false,
  command,
  tally: async (exited) => (exited ? PASSED : FAILED),
});

const check = (name: string, script: string, after?: string[]): Step =>
  run(name, npm('run', '--silent', script), after);

/** A test runner, which counts its tests itself. */
function runner(
  name: string,
  after: string[],
  read: (report: never) => Tally,
  report: string,
  command: string[],
): Step {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
  return { name, after, alone: true, command, tally: (exited) => tallyOf(report, read, exited) };
}

/**
 * The steps of the test line.
 *
 * @param all With the tests that take too long for every change.
 */
export function stepsOf(all: boolean): Step[] {
  const [unit, browser] = [`${REPORTS}/unit.json`, `${REPORTS}/browser.json`];
  return [
    check('Programs', 'test:install'),
    check('Reference', 'generate'),
    check('Build', 'build', ['Reference']),
    run('Changed site', [...TSX, 'scripts/test-build.ts']),
    check('Types', 'check:types', ['Reference']),
    check('Format and lint', 'check:code'),
    check('Rooms', 'check:rooms'),
    check('Contracts', 'lint:specs'),
    check('Published contracts', 'contracts:gate'),
    check('Prose', 'check:prose', ['Reference']),
    check('Links', 'check:links', ['Build']),
    runner('Unit tests', ['Programs', 'Reference', 'Build', 'Changed site'], ofVitest, unit, [
      ...node('node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'),
      ...[`--outputFile.json=${unit}`, ...(all ? ['--mode=all'] : [])],
    ]),
    {
      ...runner('Browser tests', ['Programs', 'Build', 'Changed site'], ofPlaywright, browser, [
        ...node('node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'),
        ...(all ? [] : ['--grep-invert=@nightly']),
      ]),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: browser },
    },
  ];
}
