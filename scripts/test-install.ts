import '../src/site/use';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { installMissing } from '../tests/programs/install';

const usage = `Usage: npm run test:install -- [--all]

Installs the programs that tests need, if it can, and lists those that are still missing.
  --all  Also the programs that only "npm run test:all" needs.`;

commandLine({ usage, options: { all: { type: 'boolean', default: false } } }, async ({ all }) => {
  for (const message of await installMissing(all)) console.log(message);
});
