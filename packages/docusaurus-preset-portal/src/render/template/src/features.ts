import { guides } from 'docusaurus-preset-portal/content';
import { changelogData } from 'docusaurus-preset-portal/guides/changes/build/data';
import { changeElements, contractElements } from 'docusaurus-preset-portal/guides/contractElements';
import type { PortalOptions } from 'docusaurus-preset-portal/options';

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

/** Options of the portal preset: the reference, its search, guides, and what changed. */
export default {
  elements: { ...contractElements, ...(guides.changelog && changeElements) },
  searched: async () => ({
    attributes: [],
    glossary: [],
    releases: guides.changelog ? (await changelogData()).releases : [],
    changelogPage: guides.changelog,
    words: { things: [], words: [] },
    questions,
  }),
} satisfies PortalOptions;
