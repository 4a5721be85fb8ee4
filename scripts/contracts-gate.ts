import '../src/site/use';
import { runGate } from 'docusaurus-preset-portal/contract-diff/gate/runGate';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';

const usage = `Usage: npm run contracts:gate -- [FILE]

Compares the contracts with their published versions: each change needs a new version and a description in x-changes.
  FILE  File for the comment of a pull request.`;

commandLine({ usage, operands: [0, 1] }, (_, [file]) => runGate(file));
