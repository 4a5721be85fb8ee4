import { createRequire } from 'node:module';
import type * as SiteConfig from './src/config';
import type * as Json from './src/lib/readJson';

// Docusaurus compiles a configuration with Babel, without JSX and anew for each plugin. Node.js loads ours, through tsx.
const load = createRequire(__filename);
load('tsx/cjs');

(load('./src/lib/readJson') as typeof Json).checkJson('docs/_data');

export default (load('./src/config') as typeof SiteConfig).config;
