import type { OverviewPage } from '../../openapi/model';
import { Contents, type ContentsEntry } from './Contents';
import { About, Changes, Downloads, Servers } from './OverviewFacts';
import { ByIdentifier, Operations } from './OverviewOperations';
import { OverviewTypes } from './OverviewTypes';
import { Prose } from './Prose';
import { OverviewSecurity } from './SecurityView';

const contentsOf = ({ groups, identifiers, types, changes }: OverviewPage): ContentsEntry[] => [
  { title: 'Base URL', anchor: 'base-url' },
  { title: 'Authentication', anchor: 'authentication' },
  { title: 'Operations', anchor: 'operations', children: groups.map(({ tag, anchor }) => ({ title: tag, anchor })) },
  ...(identifiers.length > 0 ? [{ title: 'I have …', anchor: 'by-identifier' }] : []),
  ...(types.length > 0 ? [{ title: 'Shared types', anchor: 'types' }] : []),
  { title: 'Downloads', anchor: 'downloads' },
  ...(changes.length > 0 ? [{ title: 'Changes', anchor: 'changes' }] : []),
  { title: 'About the contract', anchor: 'about' },
];

/** A name, linked if it has an address. */
const Named = ({ name, url }: { name?: string; url?: string }) => (url ? <a href={url}>{name}</a> : name);

/** Overview page of an API. */
export function OverviewView({ page }: { page: OverviewPage }) {
  const { api, summary, description, audience, contact, license } = page;
  return (
    <article className="ref-page ref-overview">
      <header className="ref-intro">
        <p className="ref-over">Version {api.version}</p>
        <h1>{api.title}</h1>
        {summary && <p className="ref-lead">{summary}</p>}
        <Prose html={description} />
        {audience && (
          <div className="ref-audience">
            <strong>For whom</strong>
            <Prose html={audience} />
          </div>
        )}
      </header>
      <Contents entries={contentsOf(page)} />
      <Servers page={page} />
      <OverviewSecurity page={page} />
      <Operations page={page} />
      <ByIdentifier page={page} />
      <OverviewTypes page={page} />
      <Downloads page={page} />
      <Changes page={page} />
      <About page={page} />
      {(contact || license) && (
        <p className="ref-imprint">
          <Named {...contact} />
          {contact && license && ' · '}
          <Named {...license} />
        </p>
      )}
    </article>
  );
}
