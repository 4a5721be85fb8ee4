import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Config from 'docusaurus-preset-portal/config';
import type * as Json from 'docusaurus-preset-portal/lib/readJson';
import type * as Generation from 'docusaurus-preset-portal/plugins/generation/ensureGenerated';
import type * as Features from './src/features';

const load = createRequire(__filename);

// Docusaurus compiles every file of a configuration and its plugins with Babel, and loads all of them anew for each
// plugin. With the compiler that bundles the site this takes a twentieth of the time, and each file is loaded once.
load('docusaurus-preset-portal/lib/typescript/load');

// The dev server reads the configuration again when it changes.
const sources = ['src', 'packages'].map((folder) => path.join(__dirname, folder, path.sep));
for (const file of Object.keys(load.cache))
  if (process.env.NODE_ENV === 'development' && sources.some((folder) => file.startsWith(folder)))
    delete load.cache[file];

load('./src/site/use');

(load('docusaurus-preset-portal/lib/readJson') as typeof Json).checkJson('docs/_data');

// What a build needs first takes longest: the process that makes it starts before the configuration and all plugins load.
if (process.env.NODE_ENV === 'production' && ['build', 'deploy'].includes(process.argv[2] ?? ''))
  (load('docusaurus-preset-portal/plugins/generation/ensureGenerated') as typeof Generation).beginBuild(__dirname);

const features = (load('./src/features') as typeof Features).default;

export default (load('docusaurus-preset-portal/config') as typeof Config).portalConfig(features);
