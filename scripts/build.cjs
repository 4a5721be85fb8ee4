// @ts-check
// Node.js has to load Docusaurus itself: it is made of ES modules that wait for each other.
require('../src/lib/typescript/load.cjs');

/**
 * Builds the site as `docusaurus build` does, with its options. The reference, which a build waits for first, is begun
 * before Docusaurus is loaded, which takes a second and a half.
 */
const path = require('node:path');
const { runCli } = require('../src/lib/runCli.ts');
const { beginBuild } = require('../src/plugins/generation/ensureGenerated.ts');

runCli(async () => {
  if (!process.argv.includes('--help')) beginBuild(path.join(__dirname, '..'));
  // Its help names the program as the first of these.
  process.argv.splice(1, 1, 'docusaurus', 'build');
  // @ts-expect-error: the program has no types
  await import('@docusaurus/core/bin/docusaurus.mjs');
});
