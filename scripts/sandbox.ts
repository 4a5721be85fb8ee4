import { runCli } from '../src/lib/runCli';
import { readData } from '../src/sandbox/content/readData';
import { createSandbox } from '../src/sandbox/createSandbox';
import { run } from '../src/sandbox/run';
import { withOrigin } from '../src/sandbox/withOrigin';

runCli(() =>
  run(process.argv.slice(2), async () => {
    const data = await readData();
    return (origin) => createSandbox(withOrigin(data, origin));
  }),
);
