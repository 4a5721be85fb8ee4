import { severities } from '../../../contract-diff/rules/types';
import type { ChangelogPart } from '../build/data';

function Choice({
  name,
  label,
  options,
}: {
  name: string;
  label: string;
  options: readonly (readonly [string, string])[];
}) {
  return (
    <label>
      {label}
      <select name={name} defaultValue="">
        <option value="">all</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

const unique = (texts: string[]) => [...new Set(texts)].sort().map((text) => [text, text] as const);

/** Filters of the changelog. Hidden until hydration. */
export function ChangeFilters({ parts }: { parts: ChangelogPart[] }) {
  const withItems = parts.filter(({ items }) => items.length > 0);
  const apis = new Map(withItems.map(({ api, title }) => [api, title]));
  const operations = withItems.flatMap(({ items }) =>
    items.flatMap((item) => item.operations.map(({ title }) => title)),
  );
  const found = withItems.flatMap(({ items }) => items.map(({ severity }) => severity));
  return (
    <form className="change-filters" aria-label="Filter the changes">
      <Choice name="api" label="API" options={[...apis]} />
      <Choice name="operation" label="Operation" options={unique(operations)} />
      <Choice
        name="severity"
        label="Severity"
        options={severities.filter((one) => found.includes(one)).map((one) => [one, one])}
      />
      <button type="reset">Show all</button>
    </form>
  );
}
