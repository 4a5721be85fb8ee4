import '../src/site/use';
import { runCli } from 'docusaurus-preset-portal/lib/runCli';
import { createSandbox } from 'docusaurus-preset-portal/sandbox/createSandbox';
import { run } from 'docusaurus-preset-portal/sandbox/run';
import { withOrigin } from 'docusaurus-preset-portal/sandbox/withOrigin';
import { readContent } from '../src/sandbox-world';
import { readData } from '../src/sandbox-world/readData';

runCli(() =>
  run(process.argv.slice(2), async () => {
    const data = await readData();
    return (origin) => createSandbox(readContent, withOrigin(data, origin));
  }),
);
