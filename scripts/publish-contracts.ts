import { contractGate } from 'docusaurus-preset-portal/node';
import { publishContracts } from 'openapi-toolkit/diff';
import { commandLine } from 'openapi-toolkit/node';
import { portal } from '../src/site/portal';

const usage = `Usage: npm run publish:contracts

Adds every contract with a new version to api-specs/published, if "npm run contracts:gate" finds no fault.`;

commandLine({ usage }, async () => {
  for (const line of await publishContracts(contractGate(portal))) console.log(line);
});
