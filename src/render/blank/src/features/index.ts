/** Nothing is on the site besides the reference and the search over it. */
/** Search terms for the files of an API. */
const questions = [
  {
    at: '*#downloads',
    asked:
      'download, openapi, swagger, contract, specification, postman, bruno, http file, types, typescript types, sdk, client library'.split(
        ', ',
      ),
  },
];

export const featuresOf = () => ({
  plugins: [],
  imports: [],
  searched: async () => ({ attributes: [], glossary: [], releases: [], words: { things: [], words: [] }, questions }),
});
