import { spawn } from 'node:child_process';

/** Arguments of Node.js for the checks of Markdown style and of spelling, which are configured in the root of the repository. */
const TOOLS = [
  ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
  ['node_modules/cspell/bin.mjs', '--no-progress', '--no-must-find-files'],
];

/** Runs Node.js programs side by side; returns the number of those that failed. */
export async function runTools(tools: readonly string[][] = TOOLS): Promise<number> {
  const statuses = tools.map(
    (args) => new Promise((resolve) => spawn(process.execPath, args, { stdio: 'inherit' }).on('close', resolve)),
  );
  return (await Promise.all(statuses)).filter((status) => status !== 0).length;
}
