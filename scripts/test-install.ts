import { commandLine } from '../src/lib/runCli';
import { installMissing } from '../tests/programs/install';

const usage = `Usage: npm run test:install -- [--all]

Installs the programs tests need where that is possible, and says what stays missing.
  --all  Also those that only "npm run test:all" starts.`;

commandLine({ usage, options: { all: { type: 'boolean', default: false } } }, async ({ all }) => {
  for (const message of await installMissing(all)) console.log(message);
});
