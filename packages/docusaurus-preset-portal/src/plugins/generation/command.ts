import { danglingReferences } from '../../lib/danglingReferences';
import { buildLog } from '../../lib/log';
import { commandLine } from '../../lib/runCli';
import { startWorker } from '../../reference/generate/worker';
import type { Extra } from './generateAll';

const usage = `Usage: npm run generate -- [--strict] [--once]

Generates the reference pages from the contracts, even if they are up to date.
  --strict  Fail if a download can't be made from a contract. Without it, that is a warning.
  --once    Show the parts of a named schema on one page only: enough to check a contract, not to publish.`;

/**
 * Runs the command line that generates the reference.
 *
 * @param readExtras Returns what is made together with the reference.
 */
export const generateCommand = (readExtras: () => Promise<readonly Extra[]>): void =>
  commandLine({ usage, options: { strict: { type: 'boolean' }, once: { type: 'boolean' } } }, async (values) => {
    // Ends with a build that ended early. The channel to the build must not keep this process alive.
    process.once('disconnect', () => process.exit());
    process.channel?.unref();
    const { lockSite } = await import('./ensureGenerated');
    lockSite(process.cwd());
    // Both processes load for seconds, so the worker starts before the imports below.
    const worker = startWorker();
    try {
      const [{ generateAll }, extras] = await Promise.all([import('./generateAll'), readExtras()]);
      // A build that started this process continues when the reference is complete.
      const onReference = () => process.send?.('reference');
      console.log(await generateAll(extras, { ...values, worker, onReference }));
    } finally {
      // The worker keeps this process alive, also when a module does not load.
      await worker.end();
    }
    // A build prints them itself.
    if (!process.send) for (const message of danglingReferences()) buildLog.warn(message);
  });
