import Heading from '@theme/Heading';
import type { Callback } from '../../openapi/model';
import { Endpoint } from './Endpoint';
import { MediaView } from './MediaView';
import { Property } from './Property';
import { Prose } from './Prose';
import { ResponseView } from './Responses';

/** Requests the provider sends back to the caller. */
export function Callbacks({ callbacks }: { callbacks: Callback[] }) {
  if (callbacks.length === 0) return null;
  return (
    <section className="ref-section">
      <Heading as="h2" id="callbacks">
        Callbacks
      </Heading>
      {callbacks.map(({ name, expression, operation }) => (
        <details key={`${name} ${operation.method}`} className="ref-nested">
          <summary>{name}</summary>
          <Endpoint operation={{ ...operation, path: expression }} />
          <Prose html={operation.description} />
          {operation.parameters.length > 0 && (
            <ul className="ref-props">
              {operation.parameters.map(({ schema, place, serialization }) => (
                <Property
                  key={schema.anchor}
                  node={schema}
                  depth={0}
                  extra={[`in ${place}`, serialization].filter(Boolean).join('; ')}
                />
              ))}
            </ul>
          )}
          <Prose html={operation.requestBody?.description} />
          <MediaView media={operation.requestBody?.media ?? []} isAnswer />
          {operation.responses.map((response) => (
            <ResponseView key={response.status} response={response} />
          ))}
        </details>
      ))}
    </section>
  );
}
