import type { Media, Operation, ParameterLocation, SchemaNode } from './model';

export interface Visited {
  node: SchemaNode;
  depth: number;
}

/** Returns the nodes directly below a node, in page order: its children, its alternatives. */
export const nodesIn = ({ children, variants }: SchemaNode): readonly SchemaNode[] =>
  variants.length === 0 ? children : [...children, ...variants.flatMap(({ options }) => options)];

export function walk(node: SchemaNode | undefined, depth = 0, visited: Visited[] = []): Visited[] {
  if (!node) return visited;
  visited.push({ node, depth });
  for (const inner of nodesIn(node)) walk(inner, depth + 1, visited);
  return visited;
}
/** Returns every node of a schema in the order of `walk`. */
export const schemaNodes = (node: SchemaNode | undefined): SchemaNode[] => walk(node).map((visited) => visited.node);

/** A schema of an operation, and its use. */
export interface UsedSchema {
  schema: SchemaNode;
  location: ParameterLocation | 'body' | 'response' | 'response header';
  /** Status of a response: `200`, `4XX`, `default`. */
  status?: string;
  /** The body that it describes. */
  media?: Media;
}

/** Returns every schema of an operation in page order. Bodies without a schema are omitted. */
export function schemasOf({ parameters, requestBody, responses }: Operation): UsedSchema[] {
  const described = (all: readonly Media[] = []) =>
    all.flatMap((media) => (media.schema ? [{ schema: media.schema, media }] : []));
  return [
    ...parameters.map(({ schema, location }) => ({ schema, location })),
    ...described(requestBody?.media).map((body) => ({ ...body, location: 'body' as const })),
    ...responses.flatMap(({ status, media, headers }) => [
      ...described(media).map((body) => ({ ...body, location: 'response' as const, status })),
      ...headers.map(({ schema }) => ({ schema, location: 'response header' as const, status })),
    ]),
  ];
}
