import Property from '@theme/PortalField';
import type { Callback } from 'openapi-toolkit';
import { BodyExamples, hasExamples } from './Examples';
import { MediaView } from './MediaView';
import { Endpoint } from './Method';
import { Notes } from './Notes';
import { ServerList } from './OverviewFacts';
import { Prose } from './Prose';
import { ResponseView } from './Responses';
import { Requirements } from './SecurityView';
import { PageSection } from './Title';

function CallbackView({ callback: { name, expression, operation } }: { callback: Callback }) {
  const { title, operationId, description, hasOwnServers, servers, security, parameters, requestBody, responses } =
    operation;
  return (
    <details>
      <summary>
        {name}
        {title !== name && `: ${title}`}
      </summary>
      <Endpoint operation={{ ...operation, path: expression }} />
      <Prose html={description} />
      {operationId && title !== operationId && (
        <p className="ref-facts">
          operation ID <code>{operationId}</code>
        </p>
      )}
      {hasOwnServers && <ServerList servers={servers} />}
      <Requirements security={security} />
      {parameters.length > 0 && (
        <ul className="ref-props">
          {parameters.map(({ schema, location, serialization }) => (
            <Property
              key={schema.anchor}
              node={schema}
              depth={0}
              extra={[`in ${location}`, serialization].filter(Boolean).join('; ')}
            />
          ))}
        </ul>
      )}
      <Prose html={requestBody?.description} />
      <MediaView media={requestBody?.media ?? []} isResponse />
      {requestBody && hasExamples(requestBody) && (
        <BodyExamples
          media={requestBody.media}
          name={`example-${operation.id}-${operation.method}`}
          of={`the callback ${name}`}
        />
      )}
      {responses.map((response) => (
        <ResponseView key={response.status} response={response} />
      ))}
      <Notes notes={operation.notes} />
    </details>
  );
}

/** Requests that the provider sends to the caller. */
export function Callbacks({ callbacks }: { callbacks: Callback[] }) {
  if (callbacks.length === 0) return null;
  return (
    <PageSection id="callbacks" title="Callbacks">
      <p>Calls that the API makes to your server while it handles this one.</p>
      {callbacks.map((callback) => (
        <CallbackView
          key={`${callback.name} ${callback.expression} ${callback.operation.method}`}
          callback={callback}
        />
      ))}
    </PageSection>
  );
}
