import { parseArgs } from 'node:util';
import { command } from '../src/command';
import { mutate } from '../tests/mutation';

/**
 * Changes the code of every room in many small ways, and lists each change that no test of the room notices.
 *
 *     npm run mutation -- [--mode=ROOM] [FILE or FOLDER …]
 *
 * Exit code 1 when too few of the changes in a folder are noticed, or a test fails.
 */
command(async () => {
  const { values, positionals } = parseArgs({ options: { mode: { type: 'string' } }, allowPositionals: true });
  await mutate(positionals, values.mode);
});
