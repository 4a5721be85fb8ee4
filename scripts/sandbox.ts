import { runCli } from '../src/lib/runCli';
import { readData } from '../src/sandbox/content/readData';
import { createSandbox } from '../src/sandbox/content/sandbox';
import { sendScript } from '../src/sandbox/docs/sendScript';
import { run } from '../src/sandbox/run';

const read = async () => ({ data: await readData(), send: await sendScript(), createSandbox });

runCli(() => run(process.argv.slice(2), read));
