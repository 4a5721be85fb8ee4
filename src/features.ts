import type { PluginConfig } from '@docusaurus/types';
import questions from '../docs/_data/search-questions.json';
import type { Options as SearchOptions } from './search';
import { searchedWith } from './searched';
import { siteTranslations } from './translations';
import { translationsOptions } from './translations/options';

/** Features of a site besides the reference. */
export interface Features {
  /** Plugins of Docusaurus. */
  plugins: PluginConfig[];
  /** Modules that guides may import (`src/delivery/static-content/options.ts`). */
  imports: string[];
  /** Search sources besides the reference and the guides. */
  searched: SearchOptions['further'];
}

/** Returns the features of this site besides the reference of its APIs. */
export const featuresOf = (env: NodeJS.ProcessEnv): Features => ({
  plugins: [
    './src/attributes/index.ts',
    './src/changes/index.ts',
    './src/code-lists/index.ts',
    './src/data-protection/index.ts',
    './src/identifier-box/index.ts',
    './src/recipes/index.ts',
    ['./src/translations/index.ts', { ...translationsOptions(env) }],
  ],
  imports: ['@site/src/diagrams/'],
  searched: async () => searchedWith((await siteTranslations()).attributes, questions),
});
