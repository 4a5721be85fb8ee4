import { publishContracts } from '../src/contract-diff/gate/runGate';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run publish:contracts

Adds every contract with a new version to api-specs/published, if "npm run contracts:gate" finds no fault.`;

commandLine({ usage }, async () => {
  for (const line of await publishContracts()) console.log(line);
});
