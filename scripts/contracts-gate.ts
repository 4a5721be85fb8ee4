import { command } from '../src/command';
import { runGate } from '../src/contract-diff/gate/runGate';

/**
 * Checks the contracts against the published ones: nothing may change without its version and its sentence.
 *
 *     npm run contracts:gate -- [file for the comment of a pull request]
 */
command(() => runGate(process.argv[2]));
