/** Nothing is on the site besides the reference and the search over it. */
export const featuresOf = () => ({
  plugins: [],
  imports: [],
  searched: async () => ({ attributes: [], glossary: [], releases: [], synonyms: [] }),
});
