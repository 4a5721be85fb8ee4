import type { LoadContext, Preset } from '@docusaurus/types';
import { checkOptions } from './options';
import { makePortal } from './portal';
import portalPreset from './preset';

/** Types of the options. */
export type { MakeSandbox, Options } from './options';
export type { Extra } from './plugins/generation/generateAll';
export type { ElementHeading, StaticElements, TypedAttributes } from './plugins/static-content/options';

/** Docusaurus preset of a reference or a portal (`options.ts`). @throws UserError for an option that is wrong. */
export default async function preset(context: LoadContext, given: unknown): Promise<Preset> {
  const options = checkOptions(given);
  const portal = await makePortal(options, context);
  return portalPreset(portal, options);
}
