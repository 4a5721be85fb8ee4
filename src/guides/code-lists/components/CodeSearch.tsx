import { languages } from '../../../site/navigation';
import { codeQueries } from '../../../vocabulary/language';

/**
 * Search over all codes, rendered in the browser (`client/searchCodes.ts`); without JavaScript, users have the lists
 * below.
 */
export function CodeSearch() {
  return (
    <search className="code-search">
      <form className="filter-form attribute-filters">
        <label className="attribute-filter-text">
          <span>Field and code, or a word in {languages.either}</span>
          <input name="q" type="search" autoComplete="off" spellCheck={false} placeholder={codeQueries} />
        </label>
        <output className="attribute-shown" />
      </form>
      <ol className="code-hits" />
    </search>
  );
}
