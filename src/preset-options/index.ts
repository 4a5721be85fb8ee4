import { feedbackOrigins } from 'docusaurus-preset-portal/feedback';
import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import type { Options } from 'docusaurus-preset-portal/options';
import { guides } from '#site';
import glossary from '../../docs/_data/glossary.json';
import questions from '../../docs/_data/search-questions.json';
import words from '../../docs/_data/search-words.json';
import { siteTranslations } from '../attribute-translations';
import { readOwnData } from '../sandbox-world/readData';
import { elements } from './elements';
import { extras } from './extras';

/** Options of the portal preset: what this site has besides the reference of its APIs. */
export default {
  elements,
  imports: ['#site', '@site/src/guides/identifiers/diagrams/'],
  sandboxData: readOwnData,
  connect: feedbackOrigins(),
  searched: async () => ({
    attributes: (await siteTranslations()).attributes,
    attributesPage: guides.attributes,
    glossary,
    glossaryPage: guides.glossary,
    releases: (await changelogData()).releases,
    changelogPage: guides.changelog,
    words,
    questions,
  }),
  verdict: '@site/src/guides/identifiers/box/client/verdict',
  extras,
} satisfies Options;
