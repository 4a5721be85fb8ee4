import '../src/site/use';
import { commandLine } from 'docusaurus-preset-portal/lib/runCli';
import { pack } from 'docusaurus-preset-portal/offline/pack';
import { harden } from 'docusaurus-preset-portal/plugins/security/policy/harden';
import presetOptions from '../src/preset-options';

const usage = `Usage: npm run harden -- [BUILD]

Writes the content security policy, file list and compressed files of a build again, after files were
added or changed by hand. "docusaurus build" does the same at its end.
  BUILD  Folder of the build. Default: build.`;

commandLine({ usage, operands: [0, 1] }, async (_, [build = 'build']) => {
  console.log(
    await harden({
      siteDir: '.',
      build,
      env: process.env,
      connect: presetOptions.connect,
      pack: (one) => pack('.', one, '.docusaurus', presetOptions.sandboxData),
    }),
  );
});
