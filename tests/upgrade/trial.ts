import { rm } from 'node:fs/promises';
import path from 'node:path';
import { changedParts } from '../../packages/docusaurus-preset-portal/src/plugins/upstream/privateParts';
import { CHECKS } from '../additions/addEverything';
import { copySite } from '../support/copySite';
import { execute } from '../support/execute';
import { npm } from '../support/npm';
import { retarget, TARGET } from './target';

/** Browser tests that check the upgraded site in a few minutes. */
const QUICK = ['routes', 'chrome', 'reference', 'early-script'];

/** Programs of the packages, as commands that run on every system. */
const program = (file: string, ...args: string[]) => [process.execPath, path.join('node_modules', file), ...args];

const STEPS: [name: string, command: string[]][] = [
  ['install', npm('install', '--ignore-scripts', '--no-audit', '--no-fund')],
  ['reference', program('tsx/dist/cli.mjs', 'scripts/generate.ts')],
  ['types', program('@typescript/native/bin/tsc', '--noEmit')],
  ['build', program('@docusaurus/core/bin/docusaurus.mjs', 'build')],
  [
    'browser tests',
    program(
      '@playwright/test/cli.js',
      'test',
      '--project=site',
      '--retries=0',
      '--reporter=line',
      '--grep-invert=@nightly',
      ...QUICK.map((one) => `tests/e2e/${one}`),
    ),
  ],
];

/** The end of an output, which has the error of a program. */
const endOf = (output: string) => output.trim().split('\n').slice(-25).join('\n');

/**
 * Upgrades a copy of the site to the versions of `TARGET`, builds it and runs quick browser tests on it. Each step runs
 * even if the one before failed, unless the installation failed.
 *
 * @param print Receives the report, line by line.
 * @param keep Keeps the copy.
 * @returns The number of failed steps.
 */
export async function tryUpgrade(print: (line: string) => void, keep: boolean): Promise<number> {
  const site = await copySite([...CHECKS, 'playwright.config.ts']);
  await rm(path.join(site, 'node_modules'));
  await retarget(site);
  print(
    `Upgrade to ${Object.entries(TARGET)
      .map(([name, version]) => `${name} ${version}`)
      .join(', ')}, in ${site}.`,
  );
  let failed = 0;
  try {
    for (const [name, command] of STEPS) {
      const { status, stdout, stderr } = await execute(command, site);
      print(`\n── ${name}: ${status === 0 ? 'ok' : 'FAILED'}`);
      if (status !== 0) print(endOf(stdout + stderr));
      failed += status === 0 ? 0 : 1;
      if (name !== 'install') continue;
      if (status !== 0) break;
      const changed = await changedParts(path.join(site, 'node_modules'));
      print(`\n── private parts that changed: ${changed.length}`);
      for (const message of changed) print(message);
    }
  } finally {
    if (!keep) await rm(site, { recursive: true, force: true });
  }
  return failed;
}
