import { parseArgs } from 'node:util';
import { command } from '../src/command';
import { danglingReferences } from '../src/danglingReferences';
import { buildLog } from '../src/log';
import { startSecondProcess } from '../src/reference/generate/secondProcess';

/**
 * Makes the reference pages and the sandbox file from the contracts, whether or not they are fresh. With `--strict`, a
 * download that can't be made from a contract is an error instead of a warning.
 */
command(async () => {
  // A build that ended early does not need it any more. To listen for that alone must not keep this process going.
  process.once('disconnect', () => process.exit());
  process.channel?.unref();
  const { values } = parseArgs({ options: { strict: { type: 'boolean' } } });
  // Both processes load for seconds: the second has to begin before this one does.
  const second = startSecondProcess();
  const [{ generateAll }, { extras }] = await Promise.all([
    import('../src/delivery/generation/generateAll'),
    import('../src/extras'),
  ]);
  // A build that started this goes on when the reference is there.
  const onReference = () => process.send?.('reference');
  console.log(await generateAll(extras, { ...values, second, onReference }));
  // A build reports them itself.
  if (!process.send) for (const message of danglingReferences()) buildLog.warn(message);
});
