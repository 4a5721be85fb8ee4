import { command } from '../src/command';
import { generateAll } from '../src/delivery/generation/generateAll';

/** Makes the reference pages and the sandbox file from the contracts, whether or not they are fresh. */
command(async () => console.log(await generateAll()));
