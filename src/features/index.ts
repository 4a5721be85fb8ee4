import type { PluginConfig } from '@docusaurus/types';
import questions from '../../docs/_data/search-questions.json';
import type { Options as SearchOptions } from '../search';
import { siteTranslations } from '../translations';
import { translationsOptions } from '../translations/options';
import { searchSources } from './searchSources';

/** Features of a site besides the reference. */
export interface Features {
  /** Plugins of Docusaurus. */
  plugins: PluginConfig[];
  /** Modules that guides may import (`src/plugins/static-content/options.ts`). */
  imports: string[];
  /** Search sources besides the reference and the guides. */
  searched: SearchOptions['further'];
}

/** Returns the features of this site besides the reference of its APIs. */
export const featuresOf = (env: NodeJS.ProcessEnv): Features => ({
  plugins: [
    './src/guides/attributes/index.ts',
    './src/guides/changes/index.ts',
    './src/guides/code-lists/index.ts',
    './src/guides/data-protection/index.ts',
    './src/guides/identifiers/box/index.ts',
    './src/guides/recipes/index.ts',
    ['./src/translations/index.ts', { ...translationsOptions(env) }],
  ],
  imports: ['@site/src/guides/identifiers/diagrams/'],
  searched: async () => searchSources((await siteTranslations()).attributes, questions),
});
