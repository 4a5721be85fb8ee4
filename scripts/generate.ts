import { parseArgs } from 'node:util';
import { command } from '../src/command';
import { generateAll } from '../src/delivery/generation/generateAll';
import { extras } from '../src/extras';

/**
 * Makes the reference pages and the sandbox file from the contracts, whether or not they are fresh. With `--strict`, a
 * download that can't be made from a contract is an error instead of a warning.
 */
command(async () => {
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
  // A build that started this goes on when the reference is there.
  const onReference = () => process.send?.('reference');
  console.log(await generateAll(extras, { ...values, onReference }));
});
