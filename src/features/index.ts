import { defineFeatures } from 'docusaurus-preset-portal/content/defineFeatures';
import questions from '../../docs/_data/search-questions.json';
import { readOwnData } from '../sandbox-world/readData';
import { siteTranslations } from '../translations';
import { elements } from './elements';
import { searchSources } from './searchSources';

/** The features of this site besides the reference of its APIs. The configuration imports it as `#site/features`. */
export default defineFeatures({
  plugins: [
    './src/guides/attributes/index.ts',
    'docusaurus-preset-portal/guides/changes',
    './src/guides/code-lists/index.ts',
    './src/guides/data-protection/index.ts',
    './src/guides/identifiers/box/index.ts',
    './src/guides/recipes/index.ts',
  ],
  elements,
  imports: ['#site', '@site/src/guides/identifiers/diagrams/'],
  sandboxData: readOwnData,
  searched: async () => searchSources((await siteTranslations()).attributes, questions),
});
