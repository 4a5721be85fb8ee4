import { commandLine } from '../src/lib/runCli';
import { pack } from '../src/offline/pack';
import { harden } from '../src/plugins/security/policy/harden';

const usage = `Usage: npm run harden -- [BUILD]

Writes the content security policy, file list and compressed files of a build again, after files were
added or changed by hand. "docusaurus build" does the same at its end.
  BUILD  Folder of the build. Default: build.`;

commandLine({ usage, operands: [0, 1] }, async (_, [build = 'build']) => {
  console.log(await harden({ siteDir: '.', build, env: process.env, pack: (one) => pack('.', one, '.docusaurus') }));
});
