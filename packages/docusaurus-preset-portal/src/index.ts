import { createRequire } from 'node:module';
import type * as Preset from './preset';

// Docusaurus compiles a preset with Babel, without JSX and anew for each plugin. Node.js loads ours, through tsx.
const load = createRequire(__filename);
load('tsx/cjs');

export default (load('./preset') as typeof Preset).default;
