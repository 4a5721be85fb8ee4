/**
 * Search over all codes, rendered in the browser (`client/searchCodes.ts`); without JavaScript, users have the lists
 * below.
 */
export function CodeSearch() {
  return (
    <search className="code-search">
      <form className="attribute-filters">
        <label className="attribute-filter-text">
          <span>Field and code, or a word in English or Danish</span>
          <input
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="roof 5, byg033 5, tagmateriale tegl …"
          />
        </label>
        <output className="attribute-shown" />
      </form>
      <ol className="code-hits" />
    </search>
  );
}
