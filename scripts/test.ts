import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import runAll, { type Result } from 'npm-run-all2';
import { commandLine } from 'openapi-toolkit/node';
import { removeShared } from '../tests/changed-site';
import { missingPrograms } from '../tests/programs';
import { lastLines, outcomesOf } from '../tests/run/outcomes';
import type { Part } from '../tests/support/cover';

const CHECKS = ['check:types', 'check:code', 'check:layers', 'lint:specs', 'contracts:gate', 'check:prose'];

/** npm scripts of each line of tests: group after group; those of a group run two at a time. */
const LINES: Record<Part, string[][]> = {
  first: [['test:install -- --first', 'generate -- --strict'], ['build', 'test:quick', ...CHECKS], ['test:browsers']],
  all: [
    ['test:install', 'generate -- --strict'],
    ['build', 'test:changed-site', 'test:quick', ...CHECKS],
    ['test:browsers'],
    ['test:others'],
  ],
  night: [
    ['test:install -- --night', 'generate -- --strict'],
    ['build', 'test:changed-site', ...CHECKS],
    ['test:browsers'],
    ['test:everything'],
  ],
};

/** Without these nothing after them makes sense. */
const NEEDED = ['generate -- --strict', 'build', 'test:changed-site'];

/** Folder in which Vitest and Playwright leave a report each (`vitest.config.mts`, `playwright.config.ts`). */
const REPORTS = '.generated/reports';

/** What programs keep in the temporary folder for their next run. */
const CACHES = /^(\.|tsx-|playwright-transform-cache|node-compile-cache|node-jiti|jiti|hsperfdata_|mozilla_)/;

/** Runs the groups of a line until one fails that is needed. */
async function runScripts(part: Part): Promise<Result[]> {
  const all: Result[] = [];
  for (const group of LINES[part]) {
    const results = await runAll(group, {
      parallel: true,
      maxParallel: 2,
      continueOnError: true,
      aggregateOutput: group.length > 1,
      printName: true,
      silent: true,
      stdout: process.stdout,
      stderr: process.stderr,
    }).catch((error: { results: Result[] }) => error.results);
    all.push(...results);
    if (results.some(({ name, code }) => code !== 0 && NEEDED.includes(name))) break;
  }
  return all;
}

/**
 * Runs a line of tests in a temporary folder of its own, which has to be empty afterwards.
 *
 * @returns The exit code.
 */
async function testLine(part: Part): Promise<number> {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const temporary = mkdtempSync(path.join(tmpdir(), 'tests-'));
  Object.assign(process.env, { PORTAL_TESTS: part, TMPDIR: temporary, TEMP: temporary, TMP: temporary });
  const scripts = await runScripts(part);
  await removeShared();
  const left = readdirSync(temporary).filter((name) => !CACHES.test(name));
  rmSync(temporary, { recursive: true, force: true });
  const failed = scripts.filter(({ code }) => code !== 0);
  const faults = [
    ...failed.map(({ name }) => `npm run ${name}`),
    ...left.map((name) => `a test left ${name} in the temporary folder`),
  ];
  const reports = readdirSync(REPORTS).map((name) =>
    outcomesOf(JSON.parse(readFileSync(path.join(REPORTS, name), 'utf8'))),
  );
  const lines = lastLines(reports, scripts.length - failed.length, faults, missingPrograms(part));
  console.log(`\n${lines.join('\n')}`);
  return faults.length > 0 || !lines.at(-1)?.endsWith(' 0 failed') ? 1 : 0;
}

const usage = `Usage: npm test
       npm run test:all

Runs the checks and tests that a change has to pass.
  --all    Also all other tests, as "npm run test:all" does.
  --night  Also those that run only at night, as "npm run test:night" does.`;

const options = { all: { type: 'boolean', default: false }, night: { type: 'boolean', default: false } } as const;

commandLine({ usage, options }, ({ all, night }) => testLine(night ? 'night' : all ? 'all' : 'first'));
