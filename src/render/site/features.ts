import { guides } from '#site';
import { defineFeatures } from '../../features/defineFeatures';
import { comparisonsData } from '../../guides/changes/build/comparisons';
import { changelogData } from '../../guides/changes/build/data';
import { rulesData } from '../../guides/changes/build/rules';
import { requestSampleData, responseExampleData } from '../../guides/snippets/build/data';
import { enumTableData } from '../../guides/snippets/build/enumTable';

/** Search terms for the files of an API. */
const questions = [
  {
    at: '*#downloads',
    queries:
      'download, openapi, swagger, contract, specification, postman, bruno, http file, types, typescript types, sdk, client library'.split(
        ', ',
      ),
  },
];

/** Elements that need nothing but contracts. */
const elements = {
  RequestSample: { component: '@site/src/guides/snippets/components/RequestSample', data: requestSampleData },
  ResponseExample: { component: '@site/src/guides/snippets/components/ResponseExample', data: responseExampleData },
  EnumTable: { component: '@site/src/guides/snippets/components/EnumTable', data: enumTableData },
};

/** Elements of a portal that knows an earlier version of a contract. */
const ofChanges = {
  Changelog: {
    component: '@site/src/guides/changes/components/Changelog',
    data: changelogData,
    enhance: '@site/src/guides/changes/client/filterChanges',
  },
  Comparisons: { component: '@site/src/guides/changes/components/Comparisons', data: comparisonsData },
  ChangeRules: { component: '@site/src/guides/changes/components/ChangeRules', data: rulesData },
};

/** The features of a portal of any contracts: the reference, its search, guides, and what changed. */
export default defineFeatures({
  plugins: guides.changelog ? ['./src/guides/changes/index.ts'] : [],
  elements: { ...elements, ...(guides.changelog && ofChanges) },
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
