import { aboutOf } from 'docusaurus-preset-portal/terms';
import { createSandbox, run, withOrigin } from 'openapi-toolkit/sandbox';

import { readContent } from '../src/sandbox-world';
import { readData } from '../src/sandbox-world/readData';
import { portal } from '../src/site/portal';

run(async () => {
  const data = await readData();
  return (origin) => createSandbox(readContent, withOrigin(data, origin));
}, aboutOf(portal));
