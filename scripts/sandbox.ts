import '../src/site/use';
import { createSandbox } from 'docusaurus-preset-portal/sandbox/createSandbox';
import { run } from 'docusaurus-preset-portal/sandbox/run';
import { withOrigin } from 'docusaurus-preset-portal/sandbox/withOrigin';
import { readContent } from '../src/sandbox-world';
import { readData } from '../src/sandbox-world/readData';

run(async () => {
  const data = await readData();
  return (origin) => createSandbox(readContent, withOrigin(data, origin));
});
