import { commandLine } from 'openapi-toolkit/node';
import { installMissing } from '../tests/programs/install';

const usage = `Usage: npm run test:install -- [--first | --night]

Installs the programs that "npm run test:all" needs, if it can, and lists those that are still missing.
  --first  Only what "npm test" needs.
  --night  Also what only "npm run test:night" needs.`;

const options = { first: { type: 'boolean', default: false }, night: { type: 'boolean', default: false } } as const;

commandLine({ usage, options }, async ({ first, night }) => {
  for (const message of await installMissing(night ? 'night' : first ? 'first' : 'all')) console.log(message);
});
