import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { closingLine, ofPlaywright, ofVitest, sum, type Tally, tallyOf } from './tally';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tally = (passed: number, failed: number, ...skipped: string[]): Tally => ({ passed, failed, skipped });

it('reads a report of Vitest', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'pending'].map((status) => ({ status, fullName: status }));
  const testResults = [{ name: path.resolve('a.test.ts'), assertionResults }];
  expect(ofVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual(
    tally(1, 1, 'a.test.ts: skipped', 'a.test.ts: pending'),
  );
});

it('reads a report of Playwright, also of nested suites', () => {
  const spec = (title: string, ...statuses: string[]) => ({ title, tests: statuses.map((status) => ({ status })) });
  const inner = { file: 'b.spec.ts', specs: [spec('inner', 'skipped')] };
  const outer = { file: 'b.spec.ts', specs: [spec('passes', 'expected'), spec('outer', 'skipped')], suites: [inner] };
  expect(ofPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1 }, suites: [outer] })).toEqual(
    tally(4, 1, 'b.spec.ts: outer', 'b.spec.ts: inner'),
  );
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

it('the closing line counts skipped tests if there are any', () => {
  expect(closingLine(tally(5, 0))).toBe('5 passed, 0 failed');
  expect(closingLine(sum([tally(5, 1, 'a'), tally(2, 2, 'b', 'c')]))).toBe('7 passed, 3 failed, 3 skipped');
});
