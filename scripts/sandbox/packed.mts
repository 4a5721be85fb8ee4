// Entry of the packed sandbox. `pack.ts` puts the data in the place of this import.
import data from 'sandbox:data';
import { run } from './run';

const status = await run(process.argv.slice(2), async () => data);
if (status !== undefined) process.exitCode = status;
