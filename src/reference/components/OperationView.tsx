import type { Operation, OperationPage } from '../../openapi/model';
import { shareTypes } from '../types/shareTypes';
import { Callbacks } from './Callbacks';
import { Endpoint } from './Endpoint';
import { Errors } from './Errors';
import { ResponseExamples } from './Examples';
import { History } from './History';
import { NextCalls } from './NextCalls';
import { Notes } from './Notes';
import { ServerList } from './OverviewFacts';
import { Parameters } from './Parameters';
import { PersonalDataBox } from './PersonalDataBox';
import { Prose } from './Prose';
import { RequestBodyView } from './RequestBodyView';
import { Responses } from './Responses';
import { REQUEST, Samples } from './Samples';
import { WithSchemaContext } from './SchemaContext';
import { Sections } from './Sections';
import { SecurityView, WebhookSecurity } from './SecurityView';
import { splitLead } from './splitLead';
import { Title } from './Title';
import { Types } from './Types';

function Warnings({ operation: { deprecated, sunset, personalData } }: { operation: Operation }) {
  return (
    <>
      {deprecated && (
        <p className="ref-note ref-note--deprecated">
          Deprecated: don't build new calls on this operation.{sunset && ` It goes on ${sunset}.`}
        </p>
      )}
      {personalData && (
        <p className="ref-note">
          Returns <a href="#personal-data">personal data</a>.
        </p>
      )}
    </>
  );
}

/** Rules for callers about the personal data of an operation. */
function PersonalData({ operation }: { operation: Operation }) {
  if (!operation.personalData) return null;
  return (
    <section className="ref-section">
      <Title as="h2" id="personal-data">
        Personal data
      </Title>
      <PersonalDataBox operation={operation} />
    </section>
  );
}

function Intro({ page: { api, operation } }: { page: OperationPage }) {
  const { operationId, title, description } = operation;
  return (
    <header className="ref-intro">
      <p className="ref-over">
        {api.title} {api.version}
        {operation.kind === 'webhook' && ' · webhook'}
        {operationId && (
          <>
            {' · '}
            <code>{operationId}</code>{' '}
            <button type="button" className="ref-copy" data-copy-code="" aria-label="Copy the operation ID">
              Copy
            </button>
          </>
        )}
      </p>
      <h1>{title}</h1>
      <Endpoint operation={operation} />
      {operation.kind === 'webhook' && (
        <p className="ref-note">
          A webhook: the API calls your server, you don't call the API. Give the provider the address of your handler.
        </p>
      )}
      <Prose html={splitLead(description).lead} />
      <Warnings operation={operation} />
    </header>
  );
}

/** Servers of an operation that has its own. */
function Calls({ operation: { kind, hasOwnServers, servers } }: { operation: Operation }) {
  if (!hasOwnServers || kind !== 'operation') return null;
  return (
    <section className="ref-section">
      <Title as="h2" id="base-url">
        Base URL
      </Title>
      <ServerList servers={servers} />
    </section>
  );
}

/** Rest of a description, after its first paragraphs. */
function MoreNotes({ operation }: { operation: Operation }) {
  const { rest } = splitLead(operation.description);
  if (!rest) return null;
  return (
    <section className="ref-section">
      <Title as="h2" id="notes">
        Notes
      </Title>
      <Prose html={rest} />
    </section>
  );
}

/**
 * Page of one operation: result, parameters and responses, in this order on a small screen. On a wide screen the
 * samples are beside the parameters, and the example responses beside the fields.
 */
export function OperationView({ page }: { page: OperationPage }) {
  const { operation, samples, pairs, samplesFile, nextCalls, api } = page;
  const types = shareTypes(operation);
  const isWebhook = operation.kind === 'webhook';
  return (
    <article className="ref-page ref-operation" data-enhance="ReferencePage">
      <WithSchemaContext types={types} hasSelfLink={false}>
        <Intro page={page} />
        <Sections page={page} types={types} />
        <Samples
          title={isWebhook ? 'Your handler' : REQUEST}
          samples={samples}
          pairs={pairs}
          samplesFile={samplesFile}
          api={api}
          servers={isWebhook ? [] : operation.servers}
        />
        <div className="ref-detail">
          <Parameters parameters={operation.parameters} />
          <RequestBodyView body={operation.requestBody} isReceived={isWebhook} />
          <MoreNotes operation={operation} />
          <PersonalData operation={operation} />
          <Calls operation={operation} />
          {isWebhook ? <WebhookSecurity operation={operation} /> : <SecurityView security={operation.security} />}
        </div>
        <ResponseExamples operation={operation} pairs={pairs} />
        <div className="ref-detail ref-detail--answer">
          <Responses responses={operation.responses} isByReader={isWebhook} />
          <Errors responses={operation.responses} />
          <Callbacks callbacks={operation.callbacks} />
          <Notes notes={operation.notes} />
          <NextCalls calls={nextCalls} />
          <History releases={page.history} />
          <Types types={types} api={api} />
        </div>
      </WithSchemaContext>
    </article>
  );
}
