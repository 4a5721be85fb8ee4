import { expect, it } from 'vitest';
import type { Document } from './document';
import { locateOperations } from './locate';

const locate = (paths: object) =>
  locateOperations({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, paths } as Document, 'shapes.yaml');

it('names each page by operationId, else by method and path', () => {
  const item = { get: { operationId: 'shapesV2' }, post: {} };
  expect(locate({ '/shapes': item, '/': { get: { operationId: '***' } } })).toEqual([
    {
      id: 'shapes-v-2',
      kind: 'operation',
      method: 'get',
      path: '/shapes',
      pointer: '#/paths/~1shapes/get',
      item,
      operation: item.get,
    },
    {
      id: 'post-shapes',
      kind: 'operation',
      method: 'post',
      path: '/shapes',
      pointer: '#/paths/~1shapes/post',
      item,
      operation: {},
    },
    {
      id: 'get',
      kind: 'operation',
      method: 'get',
      path: '/',
      pointer: '#/paths/~1/get',
      item: { get: { operationId: '***' } },
      operation: { operationId: '***' },
    },
  ]);
});

it.each([
  [
    { '/a': { get: { operationId: 'sameName' } }, '/b': { post: { operationId: 'same_name' } } },
    'Two operations are called "same_name" and would share the page "same-name".',
    'shapes.yaml: GET /a and POST /b',
  ],
  [
    { '/a': { get: {} }, '/A': { get: {} } },
    'Two operations are called "get-a" and would share the page "get-a".',
    'shapes.yaml: GET /a and GET /A',
  ],
])('refuses two operations with one page: %j', (paths, what, where) => {
  expect(() => locate(paths)).toThrow(
    expect.objectContaining({ what, where, fix: 'Give each operation an operationId of its own.' }),
  );
});
