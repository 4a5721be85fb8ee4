import { createRequire } from 'node:module';
import type { LoadContext, Preset } from '@docusaurus/types';

// Docusaurus compiles a preset with Babel, without JSX and anew for each plugin. Node.js loads ours, through tsx.
const load = createRequire(__filename);
load('tsx/cjs');

/**
 * Docusaurus preset of a portal, whose site has set the content (`setContent`), or of the reference in any other site.
 * Ends the process with a message for an option that is wrong.
 */
export default function preset(context: LoadContext, options: unknown): Preset {
  const { site } = load('./content');
  const { isReference } = load('./apis/paths');
  const make = load(site && !isReference() ? './preset' : './apis').default;
  try {
    return make(context, options);
  } catch (error) {
    // Docusaurus would print the stack, and the message inside of it.
    return load('./lib/runCli').exitWithMessage(error);
  }
}
