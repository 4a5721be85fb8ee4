import type { Operation } from '../../openapi/model';
import { Method } from './Method';

/** Method and path in OpenAPI notation; the name of a webhook. */
export function Endpoint({ operation }: { operation: Operation }) {
  const isWebhook = operation.kind === 'webhook';
  return (
    <p>
      <Method method={operation.method} /> {isWebhook && 'to your server: '}
      <code>{operation.path}</code>
    </p>
  );
}
