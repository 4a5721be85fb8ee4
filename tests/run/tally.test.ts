import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { testFolder } from '../../packages/docusaurus-preset-portal/src/lib/testFolder.fixture';
import { excerpt, lastLines, ofPlaywright, ofVitest, sum, type Tally, tallyOf } from './tally';

const folder = testFolder();

const tally = (passed: number, failed: number, ...skipped: string[]): Tally => ({
  passed,
  failed,
  failures: [],
  repeated: [],
  skipped,
});

it('shows the output of a failed hook, and the end of any other output', () => {
  const output = ['✓ a.test.ts', '\u001b[41m FAIL \u001b[49m b.test.ts > group', 'Error: no port', 'Tests 3 skipped'];
  expect(excerpt(output.join('\n'))).toBe(' FAIL  b.test.ts > group\nError: no port\nTests 3 skipped');
  expect(excerpt(Array.from({ length: 20 }, (_, index) => index).join('\n'))).toMatch(/^8\n.*19$/s);
});

it('reads a report of Vitest', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'pending'].map((status) => ({
    status,
    fullName: status,
    failureMessages:
      status === 'failed' ? ['expected 1\nto be 2\n    at /a.test.ts:1:2\n    at file:///node_modules/x/y.js:3:4'] : [],
  }));
  assertionResults.push({ status: 'passed', fullName: 'second try', failureMessages: ['timed out'] });
  const testResults = [
    { name: path.resolve('a.test.ts'), message: '', assertionResults },
    { name: path.resolve('b.test.ts'), message: 'Cannot find module', assertionResults: [] },
  ];
  expect(ofVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    ...tally(1, 1, 'a.test.ts: skipped', 'a.test.ts: pending'),
    failures: [
      'b.test.ts\n    Cannot find module',
      'a.test.ts: failed\n    expected 1\n    to be 2\n        at /a.test.ts:1:2',
    ],
    repeated: ['a.test.ts: second try\n    timed out'],
  });
});

it('reads a report of Playwright, also of nested suites, with the last message of each failure, without colours', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    tests: [{ status, results: messages.map((message) => ({ error: { message } })) }],
  });
  const lines = Array.from({ length: 30 }, (_, index) => `line ${index}`);
  const inner = { file: 'b.spec.ts', specs: [spec('inner', 'skipped'), spec('late', 'flaky', 'timed out')] };
  const specs = [
    spec('opens', 'unexpected', 'first try', `\u001b[31m${lines.join('\n')}\u001b[39m`),
    spec('fine', 'expected'),
  ];
  const outer = { file: 'b.spec.ts', specs, suites: [inner] };
  expect(ofPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites: [outer] })).toEqual({
    ...tally(4, 1, 'b.spec.ts: inner'),
    failures: [['b.spec.ts: opens', ...lines.slice(0, 12).map((line) => `    ${line}`)].join('\n')],
    repeated: ['b.spec.ts: late\n    timed out'],
  });
});

it.each<[string, string | undefined, boolean, Tally]>([
  ['counts its tests', '[2, 0]', true, tally(2, 0)],
  ['counts its failures', '[2, 3]', false, tally(2, 3)],
  ['has failed without a report', undefined, true, tally(0, 1)],
  ['has failed when it ran nothing', '[0, 0]', true, tally(0, 1)],
  ['has failed when it ended with an error', '[2, 0]', false, tally(2, 1)],
])('a test runner %s', async (name, report, exited, expected) => {
  const file = path.join(folder, `${name}.json`);
  if (report) writeFileSync(file, report);
  const read = ([passed, failed]: [number, number]) => tally(passed, failed);
  expect(await tallyOf(file, read as (report: never) => Tally, exited)).toEqual(expected);
});

it('the last lines name what was skipped, repeated or failed, above the numbers', () => {
  expect(lastLines(tally(5, 0), ['go is not installed'])).toEqual(['5 passed, 0 failed']);
  const total = sum([
    { ...tally(5, 1, 'a'), failures: ['d'] },
    { ...tally(2, 0, 'b'), repeated: ['c'] },
  ]);
  expect(lastLines(total, ['go is not installed'])).toEqual([
    'Skipped:',
    '  a',
    '  b',
    '  go is not installed',
    'Passed at the second try:',
    '  c',
    'Failed:',
    '  d',
    '7 passed, 1 failed, 1 repeated, 2 skipped',
  ]);
});
