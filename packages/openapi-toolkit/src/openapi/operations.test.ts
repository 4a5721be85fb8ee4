import { describe, expect, it } from 'vitest';
import type { Document } from './document';
import {
  type FoundOperation,
  locateOperations,
  operationParameters,
  operationsOf,
  quotedOperation,
} from './operations';

const documentOf = (parts: object): Document =>
  ({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, ...parts }) as Document;

const places = (found: FoundOperation[]) =>
  found.map(({ kind, method, path, pointer }) => [kind, method, path, pointer]);

describe('operationsOf', () => {
  it('finds paths, then webhooks, each in the order of HTTP methods in OpenAPI', () => {
    const all = { trace: {}, patch: {}, head: {}, options: {}, delete: {}, post: {}, put: {}, get: {}, query: {} };
    const document = documentOf({
      'x-webhooks': { gone: { post: {} } },
      webhooks: { changed: { post: {} } },
      paths: { '/shapes/{id}': all, '/empty': null },
    });
    const at = '#/paths/~1shapes~1%7Bid%7D';
    expect(places(operationsOf(document))).toEqual([
      ...['get', 'query', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'].map((method) => [
        'operation',
        method,
        '/shapes/{id}',
        `${at}/${method}`,
      ]),
      ['webhook', 'post', 'changed', '#/webhooks/changed/post'],
      ['webhook', 'post', 'gone', '#/x-webhooks/gone/post'],
    ]);
  });

  it('finds additional operations, with the parameters of their path', () => {
    const id = { name: 'id', in: 'path' };
    const item = { parameters: [id], additionalOperations: { LINK: { parameters: [{ name: 'to', in: 'query' }] } } };
    const document = documentOf({ paths: { '/shapes/{id}': item } });
    const found = operationsOf(document);
    const at = '#/paths/~1shapes~1%7Bid%7D';
    expect(places(found)).toEqual([['operation', 'link', '/shapes/{id}', `${at}/additionalOperations/LINK`]]);
    const mixed = documentOf({ paths: { '/a': { additionalOperations: { Copy: {} } } } });
    expect(operationsOf(mixed).map(({ method }) => method)).toEqual(['Copy']);
    expect(found.flatMap((one) => operationParameters(document, one)).map(({ pointer }) => pointer)).toEqual([
      `${at}/parameters/0`,
      `${at}/additionalOperations/LINK/parameters/0`,
    ]);
  });
});

describe('parametersOf', () => {
  const parametersIn = (item: object, components = {}) => {
    const [found] = operationsOf(documentOf({ paths: { '/shapes': item }, components }));
    return found && operationParameters(documentOf({ paths: { '/shapes': item }, components }), found);
  };
  const id = { name: 'id', in: 'path' };

  it('lists those of the path item first', () => {
    const limit = { name: 'limit', in: 'query' };
    expect(parametersIn({ parameters: [id], get: { parameters: [limit] } })).toEqual([
      { parameter: id, pointer: '#/paths/~1shapes/parameters/0' },
      { parameter: limit, pointer: '#/paths/~1shapes/get/parameters/0' },
    ]);
  });

  it('follows references', () => {
    const given = { get: { parameters: [{ $ref: '#/components/parameters/id', description: 'Beside' }] } };
    expect(parametersIn(given, { parameters: { id } })).toEqual([
      { parameter: { ...id, description: 'Beside' }, pointer: '#/paths/~1shapes/get/parameters/0' },
    ]);
  });
});

describe('locateOperations', () => {
  const locate = (paths: object) => locateOperations(documentOf({ paths }));

  it.each<[object, object, string[]]>([
    [{ operationId: 'shapesV2' }, {}, ['shapes-v-2', 'post-a']],
    [{ operationId: '***' }, {}, ['get', 'post-a']],
    [{ operationId: 'listItems' }, { operationId: 'list_items' }, ['list-items', 'list-items-2']],
    [{ 'x-slug': 'items' }, { operationId: 'items' }, ['items', 'items-2']],
  ])('gives the operations %j and %j pages of their own', (get, post, ids) => {
    const [first, second] = locate({ '/a': { get, post } });
    expect([first?.id, second?.id]).toEqual(ids);
    expect(second?.duplicateOf).toBe(ids[1]?.endsWith('-2') ? first : undefined);
  });

  it.each([
    [{ operationId: 'listItems' }, '"listItems" (GET /a)'],
    [{}, 'GET /a'],
  ])('names %j for messages', (get, name) => {
    const [only] = locate({ '/a': { get } });
    expect(only && quotedOperation(only)).toBe(name);
  });
});
