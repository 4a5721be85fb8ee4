import { existsSync } from 'node:fs';
// Stryker is an ES module, which tsx does not load from a script in CommonJS. `npm run mutation` installs it: nothing else
// needs it.
import { Stryker } from '@stryker-mutator/core';

/** Minimum share of the changes that the tests of a folder notice, in percent. */
const MIN_SCORE_PERCENT = 85;

/*
 * Makes many small changes in the code of a folder, and lists those that none of its tests notices.
 *
 *     npm run mutation -- FOLDER
 *
 * Exit code 1 if too few changes are noticed or a test fails.
 */
const [folder = '', ...others] = process.argv.slice(2);
if (!existsSync(folder) || others.length > 0) {
  console.error(
    'Usage: npm run mutation -- FOLDER\n  FOLDER  folder with code and its tests, such as packages/docusaurus-preset-portal/src/openapi',
  );
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
await new Stryker(options).runMutationTest();
