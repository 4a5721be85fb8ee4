import { command } from '../src/command';
import { installMissing } from '../tests/programs/install';

/**
 * Installs the programs tests need where that is possible, and says what stays missing.
 *
 *     npm run test:install             those of every change
 *     npm run test:install -- --all    with those that only `npm run test:all` starts
 */
command(async () => {
  for (const message of await installMissing(process.argv.includes('--all'))) console.log(message);
});
