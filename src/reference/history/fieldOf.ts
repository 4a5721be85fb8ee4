import type { Reached } from '../../contract-diff';
import type { Operation, SchemaNode } from '../../openapi/model';
import { schemaNodes } from '../../openapi/walk';

/** Position on the operation page of a changed field. */
export interface Field {
  name: string;
  /** Absent if the field is no longer on the page. */
  anchor?: string;
  node?: SchemaNode;
}

const bodies = (operation: Operation, { place, status }: Reached) =>
  place === 'body' ? operation.requestBody?.media : operation.responses.find((one) => one.status === status)?.media;

function nodeOf(operation: Operation, reached: Reached): SchemaNode | undefined {
  const { place, status, name, path } = reached;
  if (place === 'body' || place === 'response') {
    const nodes = (bodies(operation, reached) ?? []).flatMap(({ schema }) => schemaNodes(schema));
    return path === ''
      ? undefined
      : nodes.find((node) => node.path === path || node.path === path.replace(/\[\]$/, ''));
  }
  if (place === 'response header') {
    const headers = operation.responses.find((one) => one.status === status)?.headers ?? [];
    return headers.find(({ schema }) => schema.name === name)?.schema;
  }
  return operation.parameters.find((one) => one.place === place && one.schema.name === name)?.schema;
}

const nameOf = ({ place, status, name, path }: Reached): string =>
  path || name || (place === 'response' ? `status ${status}` : place === 'body' ? 'request body' : 'operation');

/** Locates a change on the page of its operation. */
export function fieldOf(operation: Operation, reached: Reached): Field {
  const node = nodeOf(operation, reached);
  const response = operation.responses.find(({ status }) => status === reached.status);
  const responseAnchor = reached.path === '' && reached.place === 'response' ? response?.anchor : undefined;
  return { name: nameOf(reached), anchor: node?.anchor ?? responseAnchor, node };
}
