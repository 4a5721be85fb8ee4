import questions from '../../docs/_data/search-questions.json';
import attributesPlugin from '../guides/attributes';
import changesPlugin from '../guides/changes';
import codeListsPlugin from '../guides/code-lists';
import dataProtectionPlugin from '../guides/data-protection';
import identifierBoxPlugin from '../guides/identifiers/box';
import recipesPlugin from '../guides/recipes';
import { readOwnData } from '../sandbox/content/readData';
import { siteTranslations } from '../translations';
import { defineFeatures } from './defineFeatures';
import { elements } from './elements';
import { searchSources } from './searchSources';

/** The features of this site besides the reference of its APIs. The configuration imports it as `#site/features`. */
export default defineFeatures({
  plugins: [attributesPlugin, changesPlugin, codeListsPlugin, dataProtectionPlugin, identifierBoxPlugin, recipesPlugin],
  elements,
  imports: ['@site/src/guides/identifiers/diagrams/'],
  sandboxData: readOwnData,
  searched: async () => searchSources((await siteTranslations()).attributes, questions),
});
