import { guides } from 'docusaurus-preset-portal/content';
import { defineFeatures } from 'docusaurus-preset-portal/content/defineFeatures';
import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import { changeElements, contractElements } from 'docusaurus-preset-portal/guides/contractElements';

/** Search terms for the files of an API. */
const questions = [
  {
    at: '*#downloads',
    queries:
      'download, openapi, swagger, contract, specification, postman, bruno, types, typescript types, sdk, client library'.split(
        ', ',
      ),
  },
];

/** The features of a portal of any contracts: the reference, its search, guides, and what changed. */
export default defineFeatures({
  plugins: guides.changelog ? ['docusaurus-preset-portal/guides/changes'] : [],
  elements: { ...contractElements, ...(guides.changelog && changeElements) },
  imports: [],
  searched: async () => ({
    attributes: [],
    glossary: [],
    releases: guides.changelog ? (await changelogData()).releases : [],
    changelogPage: guides.changelog,
    words: { things: [], words: [] },
    questions,
  }),
});
