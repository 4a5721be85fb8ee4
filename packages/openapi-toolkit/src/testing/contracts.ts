import type { Document } from '../openapi/document';
import { readOperations } from '../openapi/read/operation';

export const SERVER = 'https://api.example.org/v1';

/** Returns a minimal valid contract with these parts. */
export const documentOf = (parts: object = {}): Document =>
  ({
    openapi: '3.1.0',
    info: { title: 'Example contract', version: '1.2.3' },
    servers: [{ url: SERVER }],
    paths: {},
    ...parts,
  }) as Document;

/** Reads a contract as the generator does, without a file. */
export function apiOf(parts: object = {}, id = 'example') {
  const document = documentOf(parts);
  const route = `/api/${id}`;
  return {
    api: { id, title: 'Example API', spec: `${id}.yaml`, route, blurb: 'An API.' },
    ref: { id, title: 'Example API', version: document.info.version, route },
    document,
    operations: readOperations(document, `${id}.yaml`),
  };
}

/** Returns one operation of a contract, by default `GET /things/{id}`. */
export function operationOf(
  operation: object,
  { path = '/things/{id}', method = 'get', ...parts }: { path?: string; method?: string; [part: string]: unknown } = {},
) {
  const api = apiOf({ paths: { [path]: { [method]: { operationId: 'thing', ...operation } } }, ...parts });
  const [found] = api.operations;
  if (!found) throw new Error('The operation was not found.');
  return { ...found, document: api.document, api };
}
