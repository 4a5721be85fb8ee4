import type { LoadContext, Plugin } from '@docusaurus/types';
import type { StaticElements } from '../plugins/static-content/options';
import type { OwnData } from '../sandbox/data';
import type { Options as SearchOptions } from '../search';

/** Features of a portal besides the reference, for the configuration of Docusaurus. */
export interface Features {
  /** Plugins of Docusaurus. */
  plugins: ((context: LoadContext) => Plugin)[];
  /** Elements that MDX pages use without an import. */
  elements: StaticElements;
  /** Modules that guides may import (`src/plugins/static-content/options.ts`). */
  imports: string[];
  /** Search sources besides the reference and the guides. */
  searched: SearchOptions['otherSources'];
  /** Data of the sandbox besides the contracts; none if all its values are examples or made up. */
  sandboxData?: () => Promise<OwnData>;
}

/** Returns the features of a portal. */
export const defineFeatures = (features: Features): Features => features;
