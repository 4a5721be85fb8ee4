import type { Operation } from '../../openapi/model';
import { baseUrl } from '../../openapi/read/server';
import { Method } from './Method';

/** Method and path in OpenAPI notation; the host before it is quieter. */
export function Endpoint({ operation }: { operation: Operation }) {
  const host = operation.kind === 'operation' ? baseUrl(operation.servers) : '';
  return (
    <p className="ref-endpoint">
      <Method method={operation.method} />{' '}
      <code>
        <span className="ref-host">{host}</span>
        <wbr />
        {operation.path}
      </code>
    </p>
  );
}
