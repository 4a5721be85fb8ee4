import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import type { IndexedContent } from 'docusaurus-preset-portal/search/build/buildIndex';
import { guides } from '#site';
import glossary from '../../docs/_data/glossary.json';
import words from '../../docs/_data/search-words.json';

/** Sources of the search besides the reference and the guides, on the site and in the sandbox's file. */
export const searchSources = async (
  attributes: IndexedContent['attributes'],
  questions: IndexedContent['questions'],
): Promise<Omit<IndexedContent, 'pages' | 'guides'>> => ({
  attributes,
  attributesPage: guides.attributes,
  glossary,
  glossaryPage: guides.glossary,
  releases: (await changelogData()).releases,
  changelogPage: guides.changelog,
  words,
  questions,
});
