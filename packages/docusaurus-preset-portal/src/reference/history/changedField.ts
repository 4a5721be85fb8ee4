import { type Operation, type SchemaNode, schemaNodes } from 'openapi-toolkit';
import type { AffectedPart } from 'openapi-toolkit/diff';

interface Field {
  name: string;
  /** Absent if the field is no longer on the page. */
  anchor?: string;
  node?: SchemaNode;
}

const bodies = (operation: Operation, { kind, status }: AffectedPart) =>
  kind === 'body' ? operation.requestBody?.media : operation.responses.find((one) => one.status === status)?.media;

function nodeOf(operation: Operation, reached: AffectedPart): SchemaNode | undefined {
  const { kind, status, name, path } = reached;
  if (kind === 'body' || kind === 'response') {
    const nodes = (bodies(operation, reached) ?? []).flatMap(({ schema }) => schemaNodes(schema));
    return path === ''
      ? undefined
      : nodes.find((node) => node.path === path || node.path === path.replace(/\[\]$/, ''));
  }
  if (kind === 'response header') {
    const headers = operation.responses.find((one) => one.status === status)?.headers ?? [];
    return headers.find(({ schema }) => schema.name === name)?.schema;
  }
  return operation.parameters.find((one) => one.location === kind && one.schema.name === name)?.schema;
}

const nameOf = ({ kind, status, name, path }: AffectedPart): string =>
  path || name || (kind === 'response' ? `status ${status}` : kind === 'body' ? 'request body' : 'operation');

/** Locates a change on the page of its operation. */
export function changedField(operation: Operation, reached: AffectedPart): Field {
  const node = nodeOf(operation, reached);
  const response = operation.responses.find(({ status }) => status === reached.status);
  const responseAnchor = reached.path === '' && reached.kind === 'response' ? response?.anchor : undefined;
  return { name: nameOf(reached), anchor: node?.anchor ?? responseAnchor, node };
}
