import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import type { Sources } from 'docusaurus-preset-portal/search/build/buildIndex';
import { guides } from '#site';
import glossary from '../../docs/_data/glossary.json';
import words from '../../docs/_data/search-words.json';

/** Sources of the search besides the reference and the guides, on the site and in the sandbox's file. */
export const searchSources = async (
  attributes: Sources['attributes'],
  questions: Sources['questions'],
): Promise<Omit<Sources, 'pages' | 'guides'>> => ({
  attributes,
  attributesPage: guides.attributes,
  glossary,
  glossaryPage: guides.glossary,
  releases: (await changelogData()).releases,
  changelogPage: guides.changelog,
  words,
  questions,
});
