import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import { guides } from 'docusaurus-preset-portal/content';
import { sitePath } from '../../../lib/sitePath';
import { Prose } from '../../../reference/components/Prose';
import type { ChangelogData, ChangelogPart } from '../build/data';
import { ChangeFilters } from './ChangeFilters';
import { ChangeItem } from './ChangeItem';

function ApiPart({ part }: { part: ChangelogPart }) {
  const { id, api, title, href, summary, contract, items, texts, textSummary } = part;
  return (
    <div data-part={api}>
      <Heading as="h3" id={id}>
        {href ? <Link to={href}>{title}</Link> : title}
      </Heading>
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

function Release({ release: { id, version, date, parts } }: { release: ChangelogData['releases'][number] }) {
  return (
    <section aria-labelledby={id} data-release="">
      <Heading as="h2" id={id}>
        {version && `${version} `}
        {date && (
          <time className="changelog-date" dateTime={date}>
            {date}
          </time>
        )}
      </Heading>
      {parts.map((part) => (
        <ApiPart key={part.title} part={part} />
      ))}
    </section>
  );
}

/** Changes by version, newest first, then by API, with filters for API, operation and severity. */
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
