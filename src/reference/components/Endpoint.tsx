import type { Operation } from '../../openapi/model';
import { baseUrl } from '../../openapi/read/server';
import { Method } from './Method';

/** Method, host (less prominent) and path in OpenAPI notation; the name of a webhook. */
export function Endpoint({ operation }: { operation: Operation }) {
  const host = operation.kind === 'operation' ? baseUrl(operation.servers) : '';
  const isWebhook = operation.kind === 'webhook';
  return (
    <p className="ref-endpoint">
      <Method method={operation.method} /> {isWebhook && 'to your server: '}
      <code>
        <span className="ref-host">{host}</span>
        <wbr />
        {operation.path}
      </code>
    </p>
  );
}
