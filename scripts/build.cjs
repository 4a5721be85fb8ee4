// @ts-check
// Node.js has to load Docusaurus itself: it is made of ES modules that wait for each other.
require('../src/typescript/load.cjs');

/**
 * Builds the site as `docusaurus build` does, with its options. The reference, which a build waits for first, is begun
 * before Docusaurus is loaded, which takes a second and a half.
 */
const path = require('node:path');
const { beginGeneration } = require('../src/delivery/generation/ensureGenerated.ts');

beginGeneration(path.join(__dirname, '..'));
process.argv.splice(2, 0, 'build');
// @ts-expect-error: the program has no types
import('@docusaurus/core/bin/docusaurus.mjs');
