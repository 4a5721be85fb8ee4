import { missingOperation, operationName } from 'docusaurus-preset-portal/node';
import { type OperationPage, schemaNodes } from 'openapi-toolkit';
import { identifierOf } from '#vocabulary/identifiers';

/** An operation that takes one identifier and returns another. */
export interface IdentifierStep {
  from: string;
  to: string;
  /** API id and slug. */
  operation: string;
  title: string;
  href: string;
  /** Property of the response. */
  field: string;
  /** Parameter that takes the value; omitted if that is not sufficient, or if the value must not be in a URL. */
  parameter?: string;
  /** Example of the value. */
  example?: string;
}

/** Facts that are not in the contracts. */
export interface GraphOptions {
  /** Identifiers that are left out because they lead to no useful call. */
  without: readonly string[];
  /** Identifiers that are sent together: the first represents all. */
  together: readonly string[];
  /** Identifiers that are not sufficient for an operation, which also takes other input, such as a name. */
  not: readonly (readonly [from: string, operation: string])[];
  /** Edges that the contracts do not mark: identifier, operation, property, identifier. */
  also: readonly (readonly [from: string, operation: string, field: string, to: string])[];
}

/** Returns the number of levels of a path. */
const depth = (field: string): number => field.split('.').length;

/** Returns the identifiers that are sufficient to call an operation: each alone, unless another one is required. */
function takenBy({ operation }: OperationPage, nodeOf: (identifier: string) => string): string[] {
  const taken = [
    ...operation.parameters.map(({ schema }) => schema),
    ...schemaNodes(operation.requestBody?.media[0]?.schema).map((node) => ({ ...node, required: false })),
  ].flatMap(({ identifier, required }) => (identifier ? [{ identifier: nodeOf(identifier), required }] : []));
  const required = [...new Set(taken.filter((item) => item.required).map(({ identifier }) => identifier))];
  if (required.length > 1) return [];
  return required.length === 1 ? required : [...new Set(taken.map(({ identifier }) => identifier))];
}

/** Returns the parameter that takes an identifier, with an example of its value. */
function inputOf(
  { operation: { path, parameters } }: OperationPage,
  from: string,
): Pick<IdentifierStep, 'parameter' | 'example'> {
  const input = parameters.find(({ schema }) => schema.identifier === from)?.schema;
  const others = [...path.matchAll(/\{(\w+)\}/g)].some(([, name]) => name !== input?.name);
  if (!input || others || identifierOf(from).isPersonal) return {};
  const [example] = input.examples;
  return { parameter: input.name, ...(example !== undefined && { example: String(JSON.parse(example)) }) };
}

function edgesOf(page: OperationPage, { without, together, not }: GraphOptions): IdentifierStep[] {
  const nodeOf = (identifier: string) => (together.includes(identifier) ? (together[0] as string) : identifier);
  const { operation, permalink } = page;
  const fields = new Map<string, string>();
  for (const { status, media } of operation.responses) {
    if (!status.startsWith('2')) continue;
    for (const { identifier, path } of schemaNodes(media[0]?.schema)) {
      if (!identifier || without.includes(identifier)) continue;
      const previousField = fields.get(nodeOf(identifier));
      if (previousField === undefined || depth(path) < depth(previousField)) fields.set(nodeOf(identifier), path);
    }
  }
  return takenBy(page, nodeOf)
    .filter((from) => !without.includes(from) && !not.some(([id, name]) => id === from && name === operationName(page)))
    .flatMap((from) =>
      [...fields]
        .filter(([to]) => to !== from)
        .map(([to, field]) => ({
          from,
          to,
          operation: operationName(page),
          title: operation.title,
          href: permalink,
          field,
          // A value that is sent with another one is not sufficient.
          ...(together.includes(from) ? {} : inputOf(page, from)),
        })),
    );
}

/**
 * Returns every operation that leads from one identifier to another, in the order of the APIs.
 *
 * @throws DanglingReference if `also` names an operation that no contract has.
 */
export function graphOf(pages: readonly OperationPage[], options: GraphOptions): IdentifierStep[] {
  const named = options.also.map(([from, operation, field, to]): IdentifierStep => {
    const page = pages.find((page) => operationName(page) === operation);
    if (!page) throw missingOperation(operation, pages);
    const { title } = page.operation;
    return { from, to, operation, title, href: page.permalink, field, ...inputOf(page, from) };
  });
  return [...pages.flatMap((page) => edgesOf(page, options)), ...named];
}

/** A path: the calls from one identifier to another, in order. */
export interface CallPath {
  from: string;
  to: string;
  calls: IdentifierStep[];
}

/** Finds the shortest paths from one identifier; of equally short ones the first in the order of the edges. */
function callPathsFrom(start: string, edges: readonly IdentifierStep[]): CallPath[] {
  const reached = new Map<string, IdentifierStep[]>([[start, []]]);
  for (const [node, calls] of reached) {
    for (const edge of edges) if (edge.from === node && !reached.has(edge.to)) reached.set(edge.to, [...calls, edge]);
  }
  return [...reached].filter(([to]) => to !== start).map(([to, calls]) => ({ from: start, to, calls }));
}

/** Returns the shortest path between any two connected identifiers. */
export const callPathsOf = (edges: readonly IdentifierStep[]): CallPath[] =>
  [...new Set(edges.map(({ from }) => from))].flatMap((from) => callPathsFrom(from, edges));
