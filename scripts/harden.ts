import { commandLine } from '../src/lib/runCli';
import { harden } from '../src/plugins/security/policy/harden';

const usage = `Usage: npm run harden -- [BUILD]

Hardens a build again, as "docusaurus build" has done at its end: for files that were added or changed by hand.
  BUILD  Folder of the build. Default: build.`;

commandLine({ usage, operands: [0, 1] }, async (_, [build = 'build']) => {
  console.log(await harden({ siteDir: '.', build, env: process.env }));
});
