import camelCase from 'lodash/camelCase';
import type { ClientApi, ClientModel, ClientOperation } from '../model';
import type { Api, Operation, Table } from './runtime/table';
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

function apiOf({ host, keyHeader, problem, operations, schemas }: ClientApi): Api {
  const entries = operations.map((one) => [one.name, operationOf(one)] as const);
  const shapes = entries.flatMap(([, { response }]) => response ?? []);
  return {
    host,
    ...(keyHeader !== undefined && { keyHeader }),
    problem: shapeOf(problem),
    operations: Object.fromEntries(entries),
    shapes: shapesFrom([...shapes, shapeOf(problem)], schemas),
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
