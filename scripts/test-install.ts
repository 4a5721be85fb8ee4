import { command } from '../src/command';
import { installMissing } from '../tests/programs/install';

/** Installs the programs tests need where that is possible, and says what stays missing. */
command(async () => {
  for (const message of await installMissing()) console.log(message);
});
