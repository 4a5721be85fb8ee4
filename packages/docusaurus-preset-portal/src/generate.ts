import { commandLine } from 'openapi-toolkit/node';
import type { Portal } from './content/portal';
import { writeFeeds } from './guides/changes';
import { danglingReferences } from './lib/danglingReferences';
import { buildLog } from './lib/log';
import { type GenerateAllOptions, generateAll } from './plugins/generation/generateAll';

const usage = `Usage: npm run generate -- [--strict]

Generates the reference pages from the contracts, even if they are up to date.
  --strict  Fail if a download can't be made from a contract. Without it, that is a warning.`;

/** Runs the command line that generates the reference. `check` tries it and returns a report; if strict it throws. */
export const generateCommand = (
  portal: Portal,
  options: Pick<GenerateAllOptions, 'extras' | 'types'>,
  check?: (portal: Portal, isStrict: boolean) => Promise<string>,
): Promise<void> =>
  commandLine({ usage, options: { strict: { type: 'boolean' } } }, async (values) => {
    console.log(await generateAll(portal, { ...options, ...values, complete: () => writeFeeds(portal) }));
    for (const message of danglingReferences()) buildLog.warn(message);
    if (check) console.log(await check(portal, values.strict === true));
  });
