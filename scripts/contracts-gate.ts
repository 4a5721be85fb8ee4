import { contractGate } from 'docusaurus-preset-portal/node';
import { runGate } from 'openapi-toolkit/diff';
import { commandLine } from 'openapi-toolkit/node';
import { portal } from '../src/site/portal';

const usage = `Usage: npm run contracts:gate

Compares the contracts with their published versions: each change needs a new version and a description in x-changes.`;

commandLine({ usage }, () => runGate(contractGate(portal)));
