import { createRequire } from 'node:module';
import path from 'node:path';
import type * as SiteConfig from './src/config';
import type * as Json from './src/lib/readJson';
import type * as Generation from './src/plugins/generation/ensureGenerated';

const load = createRequire(__filename);

// Docusaurus compiles every file of a configuration and its plugins with Babel, and loads all of them anew for each
// plugin. With the compiler that bundles the site this takes a twentieth of the time, and each file is loaded once.
load('./src/lib/typescript/load.cjs');

// The dev server reads the configuration again when it changes.
const sources = path.join(__dirname, 'src', path.sep);
for (const file of Object.keys(load.cache))
  if (process.env.NODE_ENV === 'development' && file.startsWith(sources)) delete load.cache[file];

(load('./src/lib/readJson') as typeof Json).checkJson('docs/_data');

// What a build needs first takes longest: the process that makes it starts before the configuration and all plugins load.
if (process.env.NODE_ENV === 'production' && ['build', 'deploy'].includes(process.argv[2] ?? ''))
  (load('./src/plugins/generation/ensureGenerated') as typeof Generation).beginBuild(__dirname);

export default (load('./src/config') as typeof SiteConfig).config;
