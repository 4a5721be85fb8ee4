import { readData } from './data';
import { run } from './run';

const status = await run(process.argv.slice(2), readData);
if (status !== undefined) process.exitCode = status;
