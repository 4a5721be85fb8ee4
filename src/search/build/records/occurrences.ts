import type { OperationPage, SchemaNode } from '../../../openapi/model';

/** A parameter, property or header at one place of one operation. */
export interface Occurrence {
  node: SchemaNode;
  page: OperationPage;
  /** In words: `query`, `response`, `403 response header`. */
  place: string;
  /** How far from what a reader looks for first: 0 for parameters, then by depth. */
  distance: number;
  /** Comes after its like: errors and headers are the same everywhere. */
  minor: boolean;
}

type At = Omit<Occurrence, 'node'>;

const NAMED = new Set<SchemaNode['role']>(['property', 'pattern']);

function* below(node: SchemaNode, at: At): Generator<Occurrence> {
  if (NAMED.has(node.role)) yield { node, ...at };
  const inside = { ...at, distance: at.distance + 1 };
  for (const child of node.children) yield* below(child, inside);
  for (const { options } of node.variants) for (const option of options) yield* below(option, inside);
}

/** Every named place of an operation, in the order of the page. */
export function* occurrences(page: OperationPage): Generator<Occurrence> {
  const { parameters, requestBody, responses } = page.operation;
  const at = (place: string, distance: number, minor = false): At => ({ page, place, distance, minor });
  for (const { schema, place } of parameters) yield* below(schema, at(place, place === 'header' ? 2 : 0));
  for (const { schema } of requestBody?.media ?? []) if (schema) yield* below(schema, at('body', 1));
  for (const { status, media, headers } of responses) {
    const good = /^2/.test(status);
    const place = good ? 'response' : `${status} response`;
    for (const { schema } of media) if (schema) yield* below(schema, at(place, good ? 1 : 5, !good));
    for (const { schema } of headers) yield* below(schema, at(`${place} header`, good ? 4 : 6, true));
  }
}
