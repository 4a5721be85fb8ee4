import { contractGate } from 'docusaurus-preset-portal/node';
import { runGate } from 'openapi-toolkit/diff';
import { commandLine } from 'openapi-toolkit/node';
import { portal } from '../src/site/portal';

const usage = `Usage: npm run contracts:gate -- [FILE]

Compares the contracts with their published versions: each change needs a new version and a description in x-changes.
  FILE  File for the comment of a pull request.`;

commandLine({ usage, operands: [0, 1] }, (_, [file = `${portal.paths.generated}/contracts-comment.md`]) =>
  runGate(contractGate(portal), file),
);
