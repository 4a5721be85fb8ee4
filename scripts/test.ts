import '../src/site/use';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { testLine } from '../tests/run';

const usage = `Usage: npm test
       npm run test:all

Runs all checks and tests that a change has to pass.
  --all  Also the tests that run only at night, as "npm run test:all" does.`;

commandLine({ usage, options: { all: { type: 'boolean', default: false } } }, ({ all }) => testLine(all));
