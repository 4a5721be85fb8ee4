import { guides } from '#site';
import { defineFeatures } from '../../features/defineFeatures';
import changesPlugin from '../../guides/changes';
import { changelogData } from '../../guides/changes/build/data';
import { changeElements, contractElements } from '../../guides/contractElements';

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
  plugins: guides.changelog ? [changesPlugin] : [],
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
