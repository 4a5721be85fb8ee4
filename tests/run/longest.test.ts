import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { longest } from './longest';

const folder = mkdtempSync(path.join(tmpdir(), 'longest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, report: object) => {
  const at = path.join(folder, name);
  writeFileSync(at, JSON.stringify(report));
  return at;
};

it('names the files that took longest over all reports, with every try of nested tests', async () => {
  const unit = file('unit.json', {
    testResults: [
      { name: path.resolve('src/a.test.ts'), startTime: 1000, endTime: 3500 },
      { name: path.resolve('src/b.test.ts'), startTime: 1000, endTime: 1100 },
    ],
  });
  const specs = (...durations: number[]) => [{ tests: [{ results: durations.map((duration) => ({ duration })) }] }];
  const nested = { file: 'c.spec.ts', specs: specs(2000), suites: [{ file: 'c.spec.ts', specs: specs(500, 700) }] };
  const browser = file('browser.json', { suites: [nested] });
  expect(await longest([unit, browser, path.join(folder, 'missing.json')], 2)).toEqual([
    '3.2 s  c.spec.ts',
    '2.5 s  src/a.test.ts',
  ]);
});
