import Panels from '@theme/PortalPanel';
import { type Operation, type OperationPage, type RequestBody, shareTypes } from 'openapi-toolkit';
import { linksWithBasePath } from '../../lib/basePath';
import { BASE_PATH } from '../../lib/sitePath';
import { Callbacks } from './Callbacks';
import { Errors } from './Errors';
import { BodyExamples, hasExamples } from './Examples';
import { History } from './History';
import { MediaView } from './MediaView';
import { Endpoint } from './Method';
import { Notes } from './Notes';
import { NextCalls } from './OperationRow';
import { ServerList } from './OverviewFacts';
import { Parameters } from './Parameters';
import { Prose } from './Prose';
import { Responses } from './Responses';
import { useScript, WithSchemaContext } from './SchemaContext';
import { Types } from './SchemaTree';
import { FieldFinder, Sections } from './Sections';
import { SecurityView, WebhookSecurity } from './SecurityView';
import { splitLead } from './splitLead';
import { PageSection } from './Title';
import { webhookTexts } from './webhookTexts';

/** The request body. If `isReceived`, the API sends it to a webhook. */
function RequestBodyView({ body, isReceived = false }: { body?: RequestBody; isReceived?: boolean }) {
  if (!body) return null;
  return (
    <PageSection id="body" title={isReceived ? 'Body you receive' : 'Request body'}>
      <p className="ref-root">
        {isReceived ? (body.required ? 'Always sent.' : 'Can be absent.') : body.required ? 'Required.' : 'Optional.'}
      </p>
      <Prose html={body.description} />
      <MediaView media={body.media} isResponse={isReceived} />
      {hasExamples(body) && (
        <div className="ref-bodies">
          <p className="ref-aside-title">Examples of the request body</p>
          <BodyExamples media={body.media} name="example-body" of="request body" />
        </div>
      )}
    </PageSection>
  );
}

function Badges({ page: { api, operation } }: { page: OperationPage }) {
  const { deprecated, sections = [], kind, badges = [] } = operation;
  return (
    <>
      {deprecated && <span className="badge badge--warn">Deprecated</span>}
      {kind === 'webhook' && <span className="badge">Webhook</span>}
      {badges.map((badge) => (
        <span key={badge} className="badge">
          {badge}
        </span>
      ))}
      {sections
        .filter(({ isWarning }) => isWarning)
        .map(({ id, title }) => (
          <a key={id} className="badge" href={`#${id}`}>
            {title}
          </a>
        ))}
      <span className="badge">
        {api.title} {api.version}
      </span>
    </>
  );
}

function Intro({ page }: { page: OperationPage }) {
  const { title, description, kind, deprecated, sunset } = page.operation;
  const scriptOf = useScript();
  return (
    <header className="ref-intro">
      <h1 {...scriptOf(title)}>{title}</h1>
      <div className="ref-endpoint">
        <Endpoint operation={page.operation} />
        <Badges page={page} />
      </div>
      {kind === 'webhook' && <p className="callout">{webhookTexts.direction}</p>}
      {deprecated && (
        <p className="callout callout--warn">
          Deprecated: don't build new calls on this operation.{sunset && ` It is removed on ${sunset}.`}
        </p>
      )}
      <Prose html={splitLead(description).lead} />
    </header>
  );
}

function Identity({ page: { api, operation } }: { page: OperationPage }) {
  const { operationId } = operation;
  return (
    <p className="ref-over">
      {operationId && (
        <>
          Operation ID: <code>{operationId}</code>.{' '}
        </>
      )}
      {`${api.title} ${api.version}.`}
    </p>
  );
}

function Calls({ operation: { kind, hasOwnServers, servers } }: { operation: Operation }) {
  if (!hasOwnServers || kind !== 'operation') return null;
  return (
    <PageSection id="base-url" title="Base URL">
      <ServerList servers={servers} />
    </PageSection>
  );
}

function MoreNotes({ operation }: { operation: Operation }) {
  const { rest } = splitLead(operation.description);
  if (!rest) return null;
  return (
    <PageSection id="notes" title="Notes">
      <Prose html={rest} />
    </PageSection>
  );
}

/** Sections of the site. */
const OwnSections = ({ operation: { sections = [] } }: { operation: Operation }) =>
  sections
    .filter(({ isCopyOnly }) => !isCopyOnly)
    .map(({ id, title, html, isWarning }) => (
      <PageSection key={id} id={id} title={title}>
        <div
          className={isWarning ? 'callout callout--warn' : undefined}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the site
          dangerouslySetInnerHTML={{ __html: linksWithBasePath(html, BASE_PATH) }}
        />
      </PageSection>
    ));

/** Page of one operation: what it returns, panels, fields of request and response, errors, then the rest. */
export function OperationView({ page }: { page: OperationPage }) {
  const { operation, nextCalls, api } = page;
  const types = shareTypes(operation);
  const isWebhook = operation.kind === 'webhook';
  return (
    <article className="ref-page ref-operation" data-enhance="ReferencePage">
      <WithSchemaContext types={types}>
        <Intro page={page} />
        <Panels page={page} />
        <Sections page={page}>
          <FieldFinder />
        </Sections>
        <div className="ref-detail">
          <Parameters parameters={operation.parameters} />
          <RequestBodyView body={operation.requestBody} isReceived={isWebhook} />
          <Responses responses={operation.responses} isByReader={isWebhook} />
          <Errors responses={operation.responses} />
          <MoreNotes operation={operation} />
          <OwnSections operation={operation} />
          <Calls operation={operation} />
          {isWebhook ? <WebhookSecurity operation={operation} /> : <SecurityView security={operation.security} />}
          <Callbacks callbacks={operation.callbacks} />
          <Notes notes={operation.notes} />
          <NextCalls calls={nextCalls} />
          <History releases={page.history} />
          <Identity page={page} />
          <Types types={types} api={api} />
        </div>
      </WithSchemaContext>
    </article>
  );
}
