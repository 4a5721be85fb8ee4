import { site } from 'docusaurus-preset-portal/content';
import type { AnySchema } from '../openapi/document';
import type { ClientApi, ClientOperation } from './clientApi';
import { apiName, packageName } from './names';
import { shapeOf, shapesFrom } from './shapes';
import type { ClientTable, OperationTable, SchemaTable, Table } from './typescript/runtime/table';

/** Returns the data from which the clients send requests and check responses. */
export const tableOf = (apis: readonly ClientApi[], version: string): Table => ({
  userAgent: `${packageName}/${version}`,
  keyVariable: site.keyVariable,
  hostVariable: site.hostVariable,
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
export const membersOf = ({ problem }: ClientTable): string[] =>
  Object.keys(problem.properties ?? {}).filter((name) => !isKnown(name));

/** Returns a problem with the members that the contract adds. */
function problemOf(schema: AnySchema | undefined): SchemaTable {
  const own = Object.entries((typeof schema === 'object' && schema.properties) || {});
  const added = own.filter(([name]) => !isKnown(name)).map(([name, one]) => [name, shapeOf(one)] as const);
  return { ...PROBLEM, properties: { ...PROBLEM.properties, ...Object.fromEntries(added) } };
}

function apiOf({ host, keyHeader, operations, schemas }: ClientApi): ClientTable {
  const entries = operations.map((one) => [one.name, operationOf(one)] as const);
  const problem = problemOf(schemas.Problem);
  const shapes = entries.flatMap(([, { response }]) => response ?? []);
  return {
    host,
    ...(keyHeader !== undefined && { keyHeader }),
    problem,
    operations: Object.fromEntries(entries),
    shapes: shapesFrom([...shapes, problem], schemas),
  };
}

function operationOf({ method, path, parameters, body, response, paging }: ClientOperation): OperationTable {
  const location = ({ in: place, explode, required }: ClientOperation['parameters'][number]) =>
    `${place}${explode && place === 'query' ? '*' : ''}${required ? '!' : ''}`;
  return {
    method,
    path,
    parameters: Object.fromEntries(parameters.map((one) => [one.name, location(one)])),
    ...(body && { body: `${body.mediaType}${body.required ? '!' : ''}` }),
    ...(response !== undefined && { response: shapeOf(response) }),
    ...(paging && { next: paging.next }),
  };
}
