import Link from '@docusaurus/Link';
import { guides } from 'docusaurus-preset-portal/content';
import { severities } from 'openapi-toolkit';
import { sitePath } from '../../../lib/sitePath';
import { Prose } from '../../../reference/components/Prose';
import { Title } from '../../../reference/components/Title';
import type { ChangelogData, ChangelogPart } from '../build/data';
import { ChangeItem } from './ChangeItem';

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

/** Filters of the changelog. Hidden until hydration. */
function ChangeFilters({ parts }: { parts: ChangelogPart[] }) {
  const withItems = parts.filter(({ items }) => items.length > 0);
  const apis = new Map(withItems.map(({ api, title }) => [api, title]));
  const found = withItems.flatMap(({ items }) => items.map(({ severity }) => severity));
  return (
    <form className="filter-form" aria-label="Filter the changes">
      <Choice name="api" label="API" options={[...apis]} />
      <Choice
        name="severity"
        label="Severity"
        options={severities.filter((severity) => found.includes(severity)).map((severity) => [severity, severity])}
      />
      <button type="reset">Show all</button>
    </form>
  );
}

function ApiPart({ part, isTitled }: { part: ChangelogPart; isTitled: boolean }) {
  const { id, api, title, href, summary, contract, items, texts, textSummary } = part;
  return (
    <div data-part={api}>
      {isTitled && (
        <Title as="h3" id={id}>
          {href ? <Link to={href}>{title}</Link> : title}
        </Title>
      )}
      <Prose html={summary} />
      {contract && (
        <p>
          <a href={sitePath(contract)}>Contract of this version</a>
        </p>
      )}
      {items.length > 0 && (
        <ul className="changes">
          {items.map((item) => (
            <ChangeItem key={item.id} item={item} api={api} />
          ))}
        </ul>
      )}
      {texts > 0 && (
        <p className="change-texts">
          <Prose as="span" html={textSummary} />{' '}
          {texts === 1 ? 'One text, label or example' : `${texts} texts, labels and examples`} changed:{' '}
          <Link to={guides.comparison}>compare the versions</Link>.
        </p>
      )}
    </div>
  );
}

function Release({ release: { id, name, version, date, parts } }: { release: ChangelogData['releases'][number] }) {
  return (
    <section data-release="">
      <Title as="h2" id={id}>
        {name}{' '}
        {date && (
          <time className="changelog-date" dateTime={date}>
            {date}
          </time>
        )}
      </Title>
      {parts.map((part) => (
        <ApiPart key={part.title} part={part} isTitled={name === version} />
      ))}
    </section>
  );
}

/** Changes by version, newest first, then by API, with filters for API and severity. */
export function Changelog({ data }: { id: string; data: ChangelogData }) {
  return (
    <div className="changelog-frame">
      <ChangeFilters parts={data.releases.flatMap(({ parts }) => parts)} />
      {data.releases.map((release) => (
        <Release key={`${release.version}${release.date}`} release={release} />
      ))}
      <p className="changelog-none" hidden>
        Nothing of this kind changed.
      </p>
    </div>
  );
}
