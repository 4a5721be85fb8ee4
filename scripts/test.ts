import '../src/site/use';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { testLine } from '../tests/run';

const usage = `Usage: npm test
       npm run test:all

Runs the checks and tests that a change has to pass.
  --all    Also all other tests, as "npm run test:all" does.
  --night  Also those that run only at night, as "npm run test:night" does.`;

const options = { all: { type: 'boolean', default: false }, night: { type: 'boolean', default: false } } as const;

commandLine({ usage, options }, ({ all, night }) => testLine(night ? 'night' : all ? 'all' : 'first'));
