import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFilesSync } from '../../packages/docusaurus-preset-portal/src/lib/listFiles';

/**
 * Accepted conditions for skipping a test: Windows, or a missing program, which the last lines of the test line name.
 */
const ALLOWED = /skipsWithout\(|isSkipped\(|process\.platform === 'win32'/;

/** Tests that are skipped for another reason, with the reason. */
const OTHERS: Record<string, string> = {
  'packages/docusaurus-preset-portal/src/lib/stopProgram.run.test.ts': 'Windows has no groups of programs.',
  'tests/node-versions/versions.nightly.test.ts': 'npm has these programs for Linux on x64 alone.',
  'tests/offline/packed.run.test.ts': 'Only Linux lets any user take the network away.',
  'tests/sandbox/server.run.test.ts': 'A machine without a network has no address but that of itself.',
};

/** Returns the conditions of `skip(…)` and `skipIf(…)` in the text of a test. */
const conditionsOf = (text: string) =>
  [...text.matchAll(/\bskip(?:If)?\(([^\n]*)/g)].map(([, condition = '']) => condition);

it('no test is skipped but for a program that is not installed, or on Windows', () => {
  const files = ['src', 'packages', 'scripts', 'tests']
    .flatMap((folder) => listFilesSync(folder).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(test|spec)\.tsx?$|\/support\/test\.ts$/.test(file) && file !== 'tests/support/skips.test.ts');
  const found = files.flatMap((file) =>
    conditionsOf(readFileSync(file, 'utf8')).map((condition) => ({ file, condition })),
  );
  expect(found.length).toBeGreaterThan(20);
  const others = found.filter(({ condition }) => !ALLOWED.test(condition)).map(({ file }) => file);
  expect([...new Set(others)].sort()).toEqual(Object.keys(OTHERS).sort());
});
