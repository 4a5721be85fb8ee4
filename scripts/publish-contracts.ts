import '../src/site/use';
import { publishContracts } from 'docusaurus-preset-portal/contract-diff/gate/runGate';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';

const usage = `Usage: npm run publish:contracts

Adds every contract with a new version to api-specs/published, if "npm run contracts:gate" finds no fault.`;

commandLine({ usage }, async () => {
  for (const line of await publishContracts()) console.log(line);
});
