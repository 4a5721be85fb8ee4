import { command } from '../src/command';
import { readData } from '../src/sandbox/content/readData';
import { sendScript } from '../src/sandbox/docs/sendScript';
import { run } from '../src/sandbox/run';

command(() => run(process.argv.slice(2), async () => ({ data: await readData(), send: await sendScript() })));
