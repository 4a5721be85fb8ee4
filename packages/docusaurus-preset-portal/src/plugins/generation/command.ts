import { danglingReferences } from '../../lib/danglingReferences';
import { buildLog } from '../../lib/log';
import { commandLine } from '../../lib/runCli';
import { type Extra, generateAll } from './generateAll';

const usage = `Usage: npm run generate -- [--strict]

Generates the reference pages from the contracts, even if they are up to date.
  --strict  Fail if a download can't be made from a contract. Without it, that is a warning.`;

/**
 * Runs the command line that generates the reference, and what is made together with it.
 *
 * @param check Tries what was made, and returns a report; with `--strict` it throws what it finds.
 */
export const generateCommand = (
  extras: readonly Extra[],
  check?: (isStrict: boolean) => Promise<string>,
): Promise<void> =>
  commandLine({ usage, options: { strict: { type: 'boolean' } } }, async (values) => {
    console.log(await generateAll(extras, values));
    for (const message of danglingReferences()) buildLog.warn(message);
    if (check) console.log(await check(values.strict === true));
  });
