// Entry point of the bundled sandbox. `src/sandbox/pack.ts` replaces this import with the data.

import data from 'sandbox:data';
import { unpackData } from '../lib/packedData';
import { runCli } from '../lib/runCli';
import { serve } from '../llms/mcp/serve';
import type { SandboxFileData } from '../llms/sandbox-file/data';
import { createSandbox } from '../sandbox/content/sandbox';
import { run } from '../sandbox/run';

const { sandbox, send, knowledge } = unpackData<SandboxFileData>(data);

runCli(() =>
  run(
    process.argv.slice(2),
    async () => ({ data: sandbox, send, createSandbox }),
    (port, end) => serve({ ...knowledge, sandbox: { ...knowledge.sandbox, port } }, end),
  ),
);
