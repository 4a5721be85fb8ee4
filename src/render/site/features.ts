import { defineFeatures } from '../../features/defineFeatures';

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

/** A portal made of contracts alone has the reference and its search. */
export default defineFeatures({
  plugins: [],
  elements: {},
  imports: [],
  searched: async () => ({ attributes: [], glossary: [], releases: [], words: { things: [], words: [] }, questions }),
});
