import { createRequire } from 'node:module';
import type { LoadContext, Preset } from '@docusaurus/types';

// Docusaurus compiles a preset with Babel, without JSX and anew for each plugin. Node.js loads ours, through tsx.
const load = createRequire(__filename);
load('tsx/cjs');

/**
 * Docusaurus preset of a portal, whose site has set the content (`setContent`), or of the reference in any other site.
 *
 * @throws UserError for an option that is wrong.
 */
export default function preset(context: LoadContext, options: unknown): Preset {
  const { site } = load('./content');
  const { isReference } = load('./apis/paths');
  return site && !isReference() ? load('./preset').default(context, options) : load('./apis').default(context, options);
}
