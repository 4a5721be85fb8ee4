import camelCase from 'lodash/camelCase';
import type { ClientApi, ClientModel, ClientOperation } from '../model';
import type { Api, Operation, Shape, Table } from './runtime/table';
import { shapeOf, shapesFrom } from './shapes';

/** Returns the name of an API in the client: `life-events` → `lifeEvents`. */
export const apiName = ({ id }: Pick<ClientApi, 'id'>): string => camelCase(id);

/** Returns the data from which the client sends requests and checks responses. */
export const tableOf = ({ name, version, keyVariable, hostVariable, apis }: ClientModel): Table => ({
  userAgent: `${name}/${version}`,
  keyVariable,
  hostVariable,
  apis: Object.fromEntries(apis.map((api) => [apiName(api), apiOf(api)])),
});

const TEXT: Shape = { type: 'string' };

/** A problem (RFC 9457) with the members that every client reads. */
const PROBLEM: Shape = {
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

function apiOf({ host, keyHeader, operations, schemas }: ClientApi): Api {
  const entries = operations.map((one) => [one.name, operationOf(one)] as const);
  const shapes = entries.flatMap(([, { response }]) => response ?? []);
  return {
    host,
    ...(keyHeader !== undefined && { keyHeader }),
    problem: PROBLEM,
    operations: Object.fromEntries(entries),
    shapes: shapesFrom(shapes, schemas),
  };
}

function operationOf({ method, path, parameters, body, response, paging }: ClientOperation): Operation {
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
