import { danglingReferences } from '../src/lib/danglingReferences';
import { buildLog } from '../src/lib/log';
import { commandLine } from '../src/lib/runCli';

const usage = `Usage: npm run generate -- [--strict] [--once]

Generates the reference pages from the contracts, even if they are up to date.
  --strict  Fail if a download can't be made from a contract. Without it, that is a warning.
  --once    Show the parts of a named schema on one page only: enough to check a contract, not to publish.`;

commandLine({ usage, options: { strict: { type: 'boolean' }, once: { type: 'boolean' } } }, async (values) => {
  const [{ generateAll }, { extras }] = await Promise.all([
    import('../src/plugins/generation/generateAll'),
    import('#site/extras'),
  ]);
  console.log(await generateAll(extras, values));
  for (const message of danglingReferences()) buildLog.warn(message);
});
