// Entry of the packed sandbox. `pack.ts` puts the data in the place of this import.
import data from 'sandbox:data';
import { command } from '../command';
import { run } from './run';

command(() => run(process.argv.slice(2), async () => data));
