import { registerName } from '#vocabulary/registers';
import type { AttributeTranslation } from '../../../attribute-translations';
import { languages } from '../../../site/navigation';
import { attributeQueries } from '../../../vocabulary/language';

function Choice({
  name,
  label,
  all,
  values,
}: {
  name: string;
  label: string;
  /** Text of the choice that filters nothing. */
  all: string;
  values: readonly (readonly [string, string])[];
}) {
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select name={name} defaultValue="">
        <option value="">{all}</option>
        {values.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const distinct = (values: string[]) => [...new Set(values)].sort();

/** Filter form of the catalogue. Its fields are the query parameters of the page. */
export function CatalogueFilters({ attributes }: { attributes: readonly AttributeTranslation[] }) {
  const codes = distinct(attributes.map(({ register }) => register));
  const types = distinct(attributes.map(({ type }) => type));
  return (
    <search>
      <form id="attribute-filters" className="filter-form attribute-filters">
        <label className="attribute-filter-text">
          <span className="visually-hidden">Filter, in {languages.either}</span>
          <input name="q" type="search" autoComplete="off" spellCheck={false} placeholder={attributeQueries} />
        </label>
        <Choice
          name="entity"
          label="Entity"
          all="All entities"
          values={[
            ['address', 'Address'],
            ['company', 'Company'],
          ]}
        />
        <Choice
          name="register"
          label="Register"
          all="All registers"
          values={codes.map((code) => [code, `${code}: ${registerName(code)}`] as const)}
        />
        <Choice name="type" label="Type" all="All types" values={types.map((type) => [type, type] as const)} />
        <button type="reset">Show all</button>
        <output className="attribute-shown">{attributes.length} attributes</output>
      </form>
    </search>
  );
}
