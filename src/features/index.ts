import questions from '../../docs/_data/search-questions.json';
import { readOwnData } from '../sandbox/content/readData';
import { siteTranslations } from '../translations';
import { defineFeatures } from './defineFeatures';
import { elements } from './elements';
import { searchSources } from './searchSources';

/** The features of this site besides the reference of its APIs. The configuration imports it as `#site/features`. */
export default defineFeatures({
  plugins: [
    './src/guides/attributes/index.ts',
    './src/guides/changes/index.ts',
    './src/guides/code-lists/index.ts',
    './src/guides/data-protection/index.ts',
    './src/guides/identifiers/box/index.ts',
    './src/guides/recipes/index.ts',
  ],
  elements,
  imports: ['@site/src/guides/identifiers/diagrams/'],
  sandboxData: readOwnData,
  searched: async () => searchSources((await siteTranslations()).attributes, questions),
});
