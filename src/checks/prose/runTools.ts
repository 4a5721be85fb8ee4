import { spawnSync } from 'node:child_process';

/**
 * Arguments of Node.js for the checks of Markdown style and of spelling, which are configured in the root of the
 * repository.
 */
const TOOLS = [
  ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
  ['node_modules/cspell/bin.mjs', '--no-progress', '--no-must-find-files'],
];

/**
 * Runs Node.js programs one after the other, even after a failure.
 *
 * @returns the number of programs that failed.
 */
export const runTools = (tools: readonly string[][] = TOOLS): number =>
  tools.filter((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0).length;
