import { command } from '../src/command';
import { readData } from '../src/sandbox/content/readData';
import { run } from '../src/sandbox/run';

command(() => run(process.argv.slice(2), readData));
