import { changelogData, type IndexedContent } from 'docusaurus-preset-portal/node';
import { guides } from '#site';
import { portal } from '#site/portal';
import glossary from '../../docs/_data/glossary.json';
import words from '../../docs/_data/search-words.json';
import { siteTranslations } from '../attribute-translations';
import { attributeRecords, glossaryGroups, glossaryRecords } from './search/records';
import { topicsOf } from './search/topics';

const { attributes: attributesPage = '', glossary: glossaryPage = '', changelog: changelogPage = '' } = guides;

/** Returns the sources of the search besides the reference and the guides. */
export async function searchSources(): Promise<Omit<IndexedContent, 'pages' | 'guides' | 'content'>> {
  const { attributes } = await siteTranslations();
  return {
    topics: topicsOf,
    records: (synonyms) => [
      ...attributeRecords(attributes, attributesPage, synonyms),
      ...glossaryRecords(glossary, glossaryPage, synonyms),
    ],
    changelog: { page: changelogPage, ...(await changelogData(portal)) },
    words: { ...words, things: [...words.things, ...glossaryGroups(glossary)] },
  };
}
