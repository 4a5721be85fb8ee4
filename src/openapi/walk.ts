import type { Operation, ParameterPlace, SchemaNode } from './model';

/** A schema node, and how many levels it is below the one where the walk began. */
export interface Visited {
  node: SchemaNode;
  depth: number;
}

/** Visits every node of a schema in the order of its page: the node, its children, its alternatives. */
export function* walk(node: SchemaNode | undefined, depth = 0): Generator<Visited> {
  if (!node) return;
  yield { node, depth };
  for (const child of node.children) yield* walk(child, depth + 1);
  for (const { options } of node.variants) for (const option of options) yield* walk(option, depth + 1);
}

/** Every node of a schema, as `walk` visits them. */
export const schemaNodes = (node: SchemaNode | undefined): SchemaNode[] =>
  [...walk(node)].map((visited) => visited.node);

/** A schema of an operation, and where the operation uses it. */
export interface UsedSchema {
  schema: SchemaNode;
  place: ParameterPlace | 'body' | 'response' | 'response header';
  /** Of a response and its headers: `200`, `4XX`, `default`. */
  status?: string;
}

/** Every schema of an operation in the order of its page. Bodies without a schema are left out. */
export function schemasOf({ parameters, requestBody, responses }: Operation): UsedSchema[] {
  const media = requestBody?.media ?? [];
  return [
    ...parameters.map(({ schema, place }) => ({ schema, place })),
    ...media.flatMap(({ schema }) => (schema ? [{ schema, place: 'body' as const }] : [])),
    ...responses.flatMap(({ status, media, headers }) => [
      ...media.flatMap(({ schema }) => (schema ? [{ schema, place: 'response' as const, status }] : [])),
      ...headers.map(({ schema }) => ({ schema, place: 'response header' as const, status })),
    ]),
  ];
}
