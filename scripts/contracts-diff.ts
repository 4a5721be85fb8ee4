import '../src/site/use';
import { diffFiles } from 'docusaurus-preset-portal/contract-diff/report/diffFiles';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';

const usage = `Usage: npm run contracts:diff -- OLD NEW [--json]

Prints the differences between two contracts, OLD and NEW, which are files in YAML or JSON.`;

commandLine(
  { usage, options: { json: { type: 'boolean', default: false } }, operands: [2, 2] },
  async ({ json }, [before = '', after = '']) => console.log(await diffFiles(before, after, json)),
).finally(() => {
  // As `diff` does: 1 would say that the contracts differ.
  if (process.exitCode) process.exitCode = 2;
});
