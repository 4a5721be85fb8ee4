import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import OperationView from '@theme/PortalOperation';
import { guides } from 'docusaurus-preset-portal/content';
import type { ApiRef, OverviewPage, ReferencePageData as Page } from 'openapi-toolkit';
import { counted } from '../../lib/counted';
import { sitePath } from '../../lib/sitePath';
import { Changes, ContractMetadata, Downloads, Servers } from './OverviewFacts';
import { ByIdentifier, Operations } from './OverviewOperations';
import { Prose } from './Prose';
import { useScript, WithSchemaContext } from './SchemaContext';
import { Sections } from './Sections';
import { OverviewSecurity } from './SecurityView';
import { PageSection, useAnchor } from './Title';

function TypeRow({ type }: { type: OverviewPage['types'][number] }) {
  const { name, anchor, title, operations } = type;
  return (
    <div id={useAnchor(anchor)}>
      <dt>
        <code>{name}</code> {title}
      </dt>
      <dd>
        <ul className="ref-uses">
          {operations.map((operation) => (
            <li key={operation.href}>
              <Link to={operation.href}>{operation.title}</Link>, {counted(operation.fields, 'field')}
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** Types that several fields share, with the operations that use them. Collapsed; a link to a type expands them. */
function OverviewTypes({ page: { types } }: { page: OverviewPage }) {
  if (types.length === 0) return null;
  return (
    <PageSection id="types" title="Shared types">
      <details className="ref-fold">
        <summary>{counted(types.length, 'type')} that several fields share, and where they are used</summary>
        <dl className="ref-types">
          {types.map((type) => (
            <TypeRow key={type.name} type={type} />
          ))}
        </dl>
      </details>
    </PageSection>
  );
}

function OverviewView({ page }: { page: OverviewPage }) {
  const { api, summary, description, audience } = page;
  const scriptOf = useScript();
  return (
    <article className="ref-page ref-overview">
      <header className="ref-intro">
        <div className="ref-title">
          <h1 {...scriptOf(api.title)}>{api.title}</h1>
          <span className="badge">Version {api.version}</span>
        </div>
        {summary && (
          <p className="ref-lead" {...scriptOf(summary)}>
            {summary}
          </p>
        )}
        <Prose html={description} />
        <Prose html={audience} />
      </header>
      <Sections page={page} />
      <div className="ref-cards">
        <Servers page={page} />
        <OverviewSecurity page={page} />
      </div>
      <Operations page={page} />
      <ByIdentifier page={page} />
      <OverviewTypes page={page} />
      <Downloads page={page} />
      <Changes page={page} />
      <ContractMetadata page={page} />
    </article>
  );
}

/** A feed needs the changelog: a site without one has none. */
const FEED = ['application/atom+xml', 'atom.xml'] as const;
const FILES = [...(guides.changelog ? [FEED] : []), ['application/json', 'changes.json'] as const];

/** Links to the change feed and file of an API, in the head of its pages. */
function FeedLinks({ id, title }: ApiRef) {
  return (
    <Head>
      {FILES.map(([type, file]) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          href={sitePath(`/changes/${id}/${file}`)}
          title={`${title}: changes`}
        />
      ))}
    </Head>
  );
}

/** A reference page from its data. Rendered on the server; in the browser only by the dev server. */
export function ReferencePage({ page }: { page: Page }) {
  return (
    <WithSchemaContext lang={page.api.lang}>
      <FeedLinks {...page.api} />
      {page.kind === 'operation' ? <OperationView page={page} /> : <OverviewView page={page} />}
    </WithSchemaContext>
  );
}
