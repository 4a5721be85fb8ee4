import { command } from '../src/command';
import { testLine } from '../tests/run';

/**
 * The test line.
 *
 *     npm test            what every change has to pass
 *     npm run test:all    with the tests that take too long for every change
 */
command(() => testLine(process.argv.includes('--all')));
