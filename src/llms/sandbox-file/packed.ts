// Entry point of the bundled sandbox. `src/sandbox/pack.ts` replaces this import with the data.

import data from 'sandbox:data';
import { unpackData } from '../../lib/packedData';
import { runCli } from '../../lib/runCli';
import { run } from '../../sandbox/run';
import { serve } from '../mcp/serve';
import type { SandboxFileData } from './data';

const { sandbox, send, knowledge } = unpackData<SandboxFileData>(data);

runCli(() =>
  run(
    process.argv.slice(2),
    async () => ({ data: sandbox, send }),
    (port, end) => serve({ ...knowledge, sandbox: { ...knowledge.sandbox, port } }, end),
  ),
);
