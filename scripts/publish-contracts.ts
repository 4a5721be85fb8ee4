import { publishContracts } from '../src/contract-diff/gate/runGate';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run publish:contracts

Keeps every contract with a new version as published, once the gate lets it through.`;

commandLine({ usage }, async () => {
  for (const line of await publishContracts()) console.log(line);
});
