import { createRequire } from 'node:module';
import type { LoadContext, Preset } from '@docusaurus/types';

// Docusaurus compiles a preset with Babel, without JSX and anew for each plugin. Node.js loads the sources, through tsx;
// the published package has JavaScript.
const load = createRequire(__filename);
if (__filename.endsWith('.ts')) load('tsx/cjs');

/**
 * Docusaurus preset of a portal, or of a reference in any site. The content is set before modules are loaded that
 * read it: by the site (`setContent`), or from the option `apis`.
 *
 * @throws UserError for an option that is wrong.
 */
export default function preset(context: LoadContext, given: unknown): Preset {
  const options = load('./options').checkOptions(given);
  return 'elements' in options ? load('./preset').default(options) : load('./apis').default(context, options);
}
