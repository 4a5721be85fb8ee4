import type { PluginConfig } from '@docusaurus/types';
import glossary from '../docs/_data/glossary.json';
import dictionary from '../docs/_data/search-dictionary.json';
import questions from '../docs/_data/search-questions.json';
import synonyms from '../docs/_data/search-synonyms.json';
import { changelogData } from './changes/build/data';
import type { Options as SearchOptions } from './search';
import { guides } from './site';
import { siteTranslations } from './translations';
import { translationsOptions } from './translations/options';

/** What a site has besides the reference. */
export interface Features {
  /** Plugins of Docusaurus. */
  plugins: PluginConfig[];
  /** Modules that guides may import (`src/delivery/static-content/options.ts`). */
  imports: string[];
  /** What is searched besides the reference and the guides. */
  searched: SearchOptions['further'];
}

/** What this site has besides the reference of its APIs. */
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
  searched: async () => ({
    attributes: (await siteTranslations()).attributes,
    attributesPage: guides.attributes,
    glossary,
    glossaryPage: guides.glossary,
    releases: (await changelogData()).releases,
    changelogPage: guides.changelog,
    synonyms,
    dictionary,
    questions,
  }),
});
