import Panels from '@theme/ApiPanel';
import type { Operation, OperationPage } from '../../openapi/model';
import { shareTypes } from '../types/shareTypes';
import { Callbacks } from './Callbacks';
import { Errors } from './Errors';
import { History } from './History';
import { Endpoint } from './Method';
import { NextCalls } from './NextCalls';
import { Notes } from './Notes';
import { ServerList } from './OverviewFacts';
import { PageSection } from './PageSection';
import { Parameters } from './Parameters';
import { PersonalDataBox } from './PersonalDataBox';
import { Prose } from './Prose';
import { RequestBodyView } from './RequestBodyView';
import { Responses } from './Responses';
import { useScript, WithSchemaContext } from './SchemaContext';
import { FieldFinder, operationSections, Sections } from './Sections';
import { SecurityView, WebhookSecurity } from './SecurityView';
import { splitLead } from './splitLead';
import { Types } from './Types';
import { webhookTexts } from './webhookTexts';

function Badges({ page: { api, operation } }: { page: OperationPage }) {
  const { deprecated, personalData, kind, badges = [] } = operation;
  return (
    <>
      {deprecated && <span className="badge badge--warn">Deprecated</span>}
      {kind === 'webhook' && <span className="badge">Webhook</span>}
      {badges.map((badge) => (
        <span key={badge} className="badge">
          {badge}
        </span>
      ))}
      {personalData && (
        <a className="badge" href="#personal-data">
          Personal data
        </a>
      )}
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
          Deprecated: don't build new calls on this operation.{sunset && ` It goes on ${sunset}.`}
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

/** Page of one operation: result, panels of request and response, then all fields. */
export function OperationView({ page }: { page: OperationPage }) {
  const { operation, nextCalls, api } = page;
  const types = shareTypes(operation);
  const isWebhook = operation.kind === 'webhook';
  return (
    <article className="ref-page ref-operation" data-enhance="ReferencePage">
      <WithSchemaContext types={types}>
        <Intro page={page} />
        <Panels page={page} />
        <Sections sections={operationSections(page, types)}>
          <FieldFinder />
        </Sections>
        <div className="ref-detail">
          <Parameters parameters={operation.parameters} />
          <RequestBodyView body={operation.requestBody} isReceived={isWebhook} />
          <MoreNotes operation={operation} />
          <PersonalDataBox operation={operation} />
          <Calls operation={operation} />
          {isWebhook ? <WebhookSecurity operation={operation} /> : <SecurityView security={operation.security} />}
        </div>
        <div className="ref-detail ref-detail--answer">
          <Responses responses={operation.responses} isByReader={isWebhook} />
          <Errors responses={operation.responses} />
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
