import { spawn } from 'node:child_process';
import { byLocation, faultsOfGuides } from 'docusaurus-preset-portal/node';
import { commandLine } from 'openapi-toolkit/node';

const usage = `Usage: npm run check:prose

Checks the guides, their data and the contracts: links, elements, names that the contracts lack, Markdown style, spelling,
words to avoid. Runs all checks, even if one fails. Needs the generated reference (npm run generate). Exit code 1 if a
check failed.`;

/** What the check of spelling knows of files that did not change. */
const CACHE = '.generated/cache/spelling';

/** Arguments of Node.js for the checks of Markdown style and of spelling, which are configured in the root of the repository. */
const TOOLS = [
  ['node_modules/markdownlint-cli2/markdownlint-cli2-bin.mjs'],
  ['node_modules/cspell/bin.mjs', '--no-progress', '--no-must-find-files', '--cache', '--cache-location', CACHE],
];

/** Runs them side by side; returns the number of those that failed. */
async function runTools(): Promise<number> {
  const statuses = TOOLS.map(
    (args) => new Promise((resolve) => spawn(process.execPath, args, { stdio: 'inherit' }).on('close', resolve)),
  );
  return (await Promise.all(statuses)).filter((status) => status !== 0).length;
}

commandLine({ usage }, async () => {
  const tools = runTools();
  await import('../src/checks/data/syntax');
  const content = await import('../src/site');
  const { default: presetOptions } = await import('../src/preset-options');
  const { faults, dangling, warnings } = await presetOptions.findFaults(() => faultsOfGuides(content, presetOptions));
  const found = [...new Set([...faults, ...dangling])].sort(byLocation);
  for (const line of found) console.error(line);
  for (const line of warnings) console.warn(`[WARNING] ${line}`);
  console.log(`Guides and data: ${found.length} faults, ${warnings.length} warnings.`);
  return (await tools) + found.length > 0 ? 1 : 0;
});
