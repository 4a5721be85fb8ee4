import type { Operation } from 'openapi-toolkit';

/** HTTP method as a badge. The text identifies it, the colour is decoration. */
export function Method({ method }: { method: string }) {
  return (
    <span className={`ref-method method--${method.toLowerCase()}`}>
      {/[A-Z]/.test(method) ? method : method.toUpperCase()}
    </span>
  );
}

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
