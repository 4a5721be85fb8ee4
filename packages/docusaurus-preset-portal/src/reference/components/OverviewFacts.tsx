import Link from '@docusaurus/Link';
import { guides, sandbox } from 'docusaurus-preset-portal/content';
import type { OverviewPage, Server } from 'openapi-toolkit';
import { sitePath } from '../../lib/sitePath';
import { choicesOf, SANDBOX } from '../servers/choices';
import { Notes } from './Notes';
import { Prose } from './Prose';
import { PageSection } from './Title';

/** Server addresses with their variables. */
export function ServerList({ servers }: { servers: readonly Server[] }) {
  return (
    <>
      {servers.map(({ url, description, variables }) => (
        <div key={url}>
          <p className="ref-endpoint">
            <code>{url}</code>
          </p>
          <Prose html={description} />
          {variables.length > 0 && (
            <ul className="ref-facts">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code>{variable.name}</code> default <code>{variable.default}</code>
                  {variable.enum.length > 0 && `, one of ${variable.enum.join(', ')}`}{' '}
                  <Prose as="span" html={variable.description} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </>
  );
}

function Sandbox({ page }: { page: OverviewPage }) {
  const choice = choicesOf({ sandbox }, page.servers).find(({ value }) => value === SANDBOX);
  if (!choice) return null;
  return (
    <div>
      <p className="ref-endpoint">
        <code>{choice.url}</code>
      </p>
      <p>{guides.sandbox ? <Link to={guides.sandbox}>Sandbox</Link> : 'Sandbox'} on your machine</p>
    </div>
  );
}

/** Servers of an API. */
export const Servers = ({ page }: { page: OverviewPage }) => (
  <PageSection id="base-url" title="Base URL">
    <ServerList servers={page.servers} />
    <Sandbox page={page} />
  </PageSection>
);

const Named = ({ name, url }: { name?: string; url?: string }) => (url ? <a href={url}>{name}</a> : name);

/** Metadata of a contract: OpenAPI version, terms, documents, extensions, contact and licence. */
export const ContractMetadata = ({ page: { facts, contact, license } }: { page: OverviewPage }) => (
  <PageSection id="about" title="About the contract">
    <div>
      <Notes notes={facts} />
      {(contact || license) && (
        <p>
          <Named {...contact} />
          {contact && license && ' · '}
          <Named {...license} />
        </p>
      )}
    </div>
  </PageSection>
);

const kilobytes = (bytes: number) => `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** Downloads of an API for other programs. */
export function Downloads({ page }: { page: OverviewPage }) {
  return (
    <PageSection id="downloads" title="Downloads">
      <ul className="ref-downloads">
        {page.downloads.map(({ label, href, bytes }) => (
          <li key={href}>
            <a className="button" href={sitePath(href)} download="">
              {label} <small>{kilobytes(bytes)}</small>
            </a>
          </li>
        ))}
        {guides.clients && (
          <li>
            <Link className="button" to={guides.clients}>
              Clients for TypeScript, Python, Java and C#
            </Link>
          </li>
        )}
      </ul>
      <p>Postman, Insomnia and Bruno import the contract: choose the JSON file there.</p>
    </PageSection>
  );
}

/** Versions that an overview lists; *Every change* has all. */
const MOST_VERSIONS = 3;

/** The newest changes of a contract. */
export function Changes({ page }: { page: OverviewPage }) {
  if (page.changes.length === 0) return null;
  const { id } = page.api;
  return (
    <PageSection id="changes" title="Changes">
      <ul>
        {page.changes.slice(0, MOST_VERSIONS).map(({ version, date, summary }) => (
          <li key={version}>
            <strong>{version}</strong> <time dateTime={date}>{date}</time> <Prose as="span" html={summary} />
          </li>
        ))}
      </ul>
      <p>
        {guides.changelog && (
          <>
            <Link to={guides.changelog}>Every change</Link> ·{' '}
          </>
        )}
        {guides.comparison && (
          <>
            <Link to={`${guides.comparison}#${id}`}>Compare versions</Link> ·{' '}
          </>
        )}
        <a href={sitePath(`/changes/${id}/changes.json`)}>changes.json</a>
      </p>
    </PageSection>
  );
}
