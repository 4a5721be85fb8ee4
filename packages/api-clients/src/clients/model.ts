import { type AnySchema, apiName, jsonType, type ReadContract, refName } from 'openapi-toolkit';
import { type ClientApi, type ClientOperation, clientApi } from './clientApi';
import { type TypedApis, typedApis } from './typedApis';
import { refsIn } from './types';
import type { ClientTable, OperationTable, SchemaTable, Table } from './typescript/runtime/table';

/** Returns the keywords by which a response is checked: all types that `TypeReader` reads, as Java needs them. */
export function shapeOf(schema: AnySchema | undefined): SchemaTable {
  if (typeof schema !== 'object') return {};
  const { $ref, properties, required, additionalProperties, items, allOf, const: only } = schema;
  if ($ref !== undefined) return { $ref: refName($ref) };
  const values = only === undefined ? schema.enum : [only];
  const type = schema.type ?? (properties ? 'object' : values && [...new Set(values.map(jsonType))]);
  const options = allOf?.length === 1 ? allOf : (schema.anyOf ?? schema.oneOf);
  const checked = Object.entries(properties ?? {})
    .map(([name, property]) => [name, shapeOf(property)] as const)
    .filter(([, shape]) => Object.keys(shape).length > 0);
  return {
    ...(type !== undefined && { type }),
    ...(required !== undefined && { required }),
    ...(checked.length > 0 && { properties: Object.fromEntries(checked) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: shapeOf(additionalProperties) }),
    ...(items !== undefined && { items: shapeOf(items) }),
    ...(options !== undefined && { anyOf: options.map(shapeOf) }),
  };
}

/** Returns the shapes of the schemas that others refer to, directly or through another schema. */
function shapesFrom(
  shapes: readonly SchemaTable[],
  schemas: Readonly<Record<string, AnySchema>>,
): Record<string, SchemaTable> {
  const found: Record<string, SchemaTable> = {};
  for (const open = refsIn(shapes); open.length > 0; ) {
    const name = open.pop() as string;
    if (found[name]) continue;
    found[name] = shapeOf(schemas[name]);
    open.push(...refsIn(found[name]));
  }
  return Object.fromEntries(Object.entries(found).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the data from which the clients send requests and check responses. */
const tableOf = (apis: readonly ClientApi[], { name, version, keyVariable, hostVariable }: ClientPackage): Table => ({
  userAgent: `${name}/${version}`,
  keyVariable,
  hostVariable,
  apis: Object.fromEntries(apis.map((api) => [apiName(api), apiOf(api)])),
});

const TEXT: SchemaTable = { type: 'string' };

/** A problem (RFC 9457) with the members that every client reads. */
const PROBLEM: SchemaTable = {
  type: 'object',
  required: ['type', 'title', 'detail'],
  properties: {
    type: TEXT,
    title: TEXT,
    status: { type: 'integer' },
    detail: TEXT,
    errors: {
      type: 'array',
      items: { type: 'object', required: ['detail'], properties: { parameter: TEXT, pointer: TEXT, detail: TEXT } },
    },
  },
};

/** Properties of errors that are no members of a problem. */
const OWN = ['operation', 'headers', 'requestId', 'retryAfter', 'body', 'name', 'message', 'stack', 'cause', 'args'];
const isKnown = (name: string): boolean => name in (PROBLEM.properties ?? {}) || OWN.includes(name);

/** Returns the members that a contract adds to problems, such as `register`. */
const membersOf = ({ problem }: ClientTable): string[] =>
  Object.keys(problem.properties ?? {}).filter((name) => !isKnown(name));

/** Returns a problem with the members that the contract adds. */
function problemOf(schema: AnySchema | undefined): SchemaTable {
  const own = Object.entries((typeof schema === 'object' && schema.properties) || {});
  const added = own.filter(([name]) => !isKnown(name)).map(([name, property]) => [name, shapeOf(property)] as const);
  return { ...PROBLEM, properties: { ...PROBLEM.properties, ...Object.fromEntries(added) } };
}

function apiOf({ host, operations, schemas }: ClientApi): ClientTable {
  const entries = operations.map((operation) => [operation.name, operationOf(operation)] as const);
  const problem = problemOf(schemas.Problem);
  const shapes = entries.flatMap(([, { response }]) => response ?? []);
  return {
    host,
    problem,
    operations: Object.fromEntries(entries),
    shapes: shapesFrom([...shapes, problem], schemas),
  };
}

function operationOf({ method, path, key, parameters, body, response, paging }: ClientOperation): OperationTable {
  const location = ({ in: place, explode, required }: ClientOperation['parameters'][number]) =>
    `${place}${explode && place === 'query' ? '*' : ''}${required ? '!' : ''}`;
  return {
    method,
    path,
    ...(key && { key }),
    parameters: Object.fromEntries(parameters.map((parameter) => [parameter.name, location(parameter)])),
    ...(body && { body: `${body.mediaType}${body.required ? '!' : ''}` }),
    ...(response !== undefined && { response: shapeOf(response) }),
    ...(paging && { next: paging.next }),
  };
}

/** What the packages say of themselves and of their portal. */
export interface ClientPackage {
  /** Name of the package: `danish-data-client`. */
  name: string;
  /** Name of the class: `DanishData`. */
  className: string;
  version: string;
  /** SPDX identifier of the licence, and its text. */
  licence: { id: string; text: string };
  description: string;
  homepage: string;
  /** Known types of problems: the part of `type` after `#`, such as `not-found`. */
  problems: readonly string[];
  /** Environment variables from which a client reads the key and the host. */
  keyVariable: string;
  hostVariable: string;
}

/** A client package with its APIs. */
export interface ClientModel extends TypedApis, ClientPackage {
  /** Members that the contracts add to problems, such as `register`, each with one API that does. */
  members: ReadonlyMap<string, string>;
  /** Requests and responses, as the clients read them. */
  table: Table;
}

/** Returns the model of the packages of contracts. */
export function clientModel(sources: readonly ReadContract[], about: ClientPackage): ClientModel {
  const apis = sources.map(clientApi);
  const table = tableOf(apis, about);
  return {
    ...about,
    members: new Map(Object.entries(table.apis).flatMap(([api, own]) => membersOf(own).map((name) => [name, api]))),
    table,
    ...typedApis(apis),
  };
}
