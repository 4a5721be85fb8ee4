// Entry point of the bundled server. `pack.ts` replaces this import with the data.

import data from 'mcp:data';
import { unpackData } from '../../lib/packedData';
import type { Knowledge } from './knowledge';
import { serve } from './serve';

const knowledge = unpackData<Knowledge>(data);

if (process.argv.includes('--help')) {
  console.log(`${knowledge.title} ${knowledge.version}: a server of the Model Context Protocol over stdio.
Add it to a client as the command "node" with this file as its argument. It needs no network and no key.`);
} else {
  serve(knowledge, () => process.exit());
}
