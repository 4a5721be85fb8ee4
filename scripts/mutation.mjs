// @ts-check
import { existsSync } from 'node:fs';
// Stryker is an ES module, which tsx does not load from a script in CommonJS.
import { Stryker } from '@stryker-mutator/core';

/** Share of the changes, in percent, that the tests of a folder have to notice. */
const MIN_SCORE_PERCENT = 85;

/*
 * Changes the code of a folder in many small ways, and lists each change that no test of the folder notices.
 *
 *     npm run mutation -- FOLDER
 *
 * Exit code 1 when too few changes are noticed, or a test fails.
 */
const [folder = '', ...others] = process.argv.slice(2);
if (!existsSync(folder) || others.length > 0) {
  console.error('Usage: npm run mutation -- FOLDER\n  FOLDER  folder with code and its tests, such as src/openapi');
  process.exit(2);
}
const options = {
  mutate: [`${folder}/**/*.{ts,tsx}`, '!**/*.{test,fixture,d}.{ts,tsx}'],
  testRunner: 'vitest',
  vitest: { dir: folder },
  reporters: ['clear-text', 'html'],
  htmlReporter: { fileName: '.generated/mutation.html' },
  tempDirName: '.generated/stryker',
  thresholds: { high: 95, low: 90, break: MIN_SCORE_PERCENT },
};
await new Stryker(/** @type {object} */ (options)).runMutationTest();
