import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import type { IndexedContent } from 'docusaurus-preset-portal/search/build/buildIndex';
import { guides } from '#site';
import glossary from '../../docs/_data/glossary.json';
import words from '../../docs/_data/search-words.json';
import { attributeRecords, type SearchedAttribute } from './search/attributeRecords';
import { glossaryGroups, glossaryRecords } from './search/glossaryRecords';
import { topicsOf } from './search/topics';

const { attributes: attributesPage = '', glossary: glossaryPage = '', changelog: changelogPage = '' } = guides;

/** Sources of the search besides the reference and the guides, on the site and in the sandbox's file. */
export const searchSources = async (
  attributes: readonly SearchedAttribute[],
  questions: IndexedContent['questions'],
): Promise<Omit<IndexedContent, 'pages' | 'guides'>> => ({
  topics: topicsOf,
  records: (synonyms) => [
    ...attributeRecords(attributes, attributesPage, synonyms),
    ...glossaryRecords(glossary, glossaryPage, synonyms),
  ],
  changelog: { page: changelogPage, ...(await changelogData()) },
  words: { ...words, things: [...words.things, ...glossaryGroups(glossary)] },
  questions,
});
