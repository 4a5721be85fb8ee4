import { runCli } from '../src/lib/runCli';
import { readData } from '../src/sandbox/content/readData';
import { sendScript } from '../src/sandbox/docs/sendScript';
import { run } from '../src/sandbox/run';

runCli(() => run(process.argv.slice(2), async () => ({ data: await readData(), send: await sendScript() })));
