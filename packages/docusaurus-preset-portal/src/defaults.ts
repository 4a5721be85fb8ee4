import { guides } from 'docusaurus-preset-portal/content';
import { changelogData } from './guides/changes/build/data';
import { changeElements, contractElements } from './guides/contractElements';
import type { SearchPluginOptions as SearchOptions } from './search';

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

/** Returns the options of a portal of contracts alone: elements and search of its reference, guides and changes. */
export const defaultOptions = () => ({
  elements: { ...contractElements, ...(guides.changelog && changeElements) },
  searched: (async () => ({
    ...(guides.changelog && { changelog: { page: guides.changelog, ...(await changelogData()) } }),
    questions,
  })) satisfies SearchOptions['otherSources'],
});
