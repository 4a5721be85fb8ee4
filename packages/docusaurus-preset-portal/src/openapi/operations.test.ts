import { describe, expect, it } from 'vitest';
import type { Document } from './document';
import { type FoundOperation, operationParameters, operationsIn, operationsOf } from './operations';

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
    expect(found.flatMap((one) => operationParameters(document, one)).map(({ pointer }) => pointer)).toEqual([
      `${at}/parameters/0`,
      `${at}/additionalOperations/LINK/parameters/0`,
    ]);
  });

  it('follows the reference of a path item', () => {
    const item = { get: {} };
    const document = documentOf({
      paths: { '/shapes': { $ref: '#/components/pathItems/shapes' } },
      components: { pathItems: { shapes: item } },
    });
    expect(operationsOf(document)).toEqual([
      {
        kind: 'operation',
        method: 'get',
        path: '/shapes',
        pointer: '#/components/pathItems/shapes/get',
        item,
        operation: {},
      },
    ]);
  });

  it('finds nothing in a contract without paths', () => {
    expect(operationsOf(documentOf({}))).toEqual([]);
  });
});

it('operationsIn finds the operations of a callback', () => {
  const items = { '{$request.body#/url}': { post: {} } };
  const document = documentOf({ paths: { '/shapes': { post: { callbacks: { done: items } } } } });
  const pointer = '#/paths/~1shapes/post/callbacks/done';
  expect(places(operationsIn(document, items, pointer, 'callback'))).toEqual([
    ['callback', 'post', '{$request.body#/url}', `${pointer}/%7B%24request.body%23~1url%7D/post`],
  ]);
});
