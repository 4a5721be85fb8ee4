import { commandLine } from '../src/lib/runCli';
import { testLine } from '../tests/run';

const usage = `Usage: npm test
       npm run test:all

Runs the test line: everything a change has to pass.
  --all  With the tests that take too long for every change, as "npm run test:all" does.`;

commandLine({ usage, options: { all: { type: 'boolean', default: false } } }, ({ all }) => testLine(all));
