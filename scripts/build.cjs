// @ts-check
// Node.js must load Docusaurus itself, because its ES modules use top-level await.
require('docusaurus-preset-portal/lib/typescript/load');
require('../src/site/use');

/**
 * Builds the site like `docusaurus build`, with its options. Starts generating the reference before it loads
 * Docusaurus, because the build needs it first and loading takes 1.5 seconds.
 */
const path = require('node:path');
const { runCli } = require('docusaurus-preset-portal/lib/runCli');
const { beginBuild } = require('docusaurus-preset-portal/plugins/generation/ensureGenerated');

runCli(async () => {
  if (!process.argv.includes('--help')) beginBuild(path.join(__dirname, '..'));
  // Docusaurus would ask the registry for updates.
  process.env.NO_UPDATE_NOTIFIER = '1';
  // Docusaurus prints the first of these as the name of the program.
  process.argv.splice(1, 1, 'docusaurus', 'build');
  // @ts-expect-error: the program has no types
  await import('@docusaurus/core/bin/docusaurus.mjs');
});
