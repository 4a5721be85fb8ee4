import { runGate } from '../src/contract-diff/gate/runGate';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run contracts:gate -- [FILE]

Checks the contracts against the published ones: nothing may change without its version and its sentence.
  FILE  File for the comment of a pull request.`;

commandLine({ usage, operands: [0, 1] }, (_, [file]) => runGate(file));
