import { expect, it } from 'vitest';
import type { Document } from './document';
import { locateOperations, quotedOperation } from './operations';

const locate = (paths: object) =>
  locateOperations({ openapi: '3.1.0', info: { title: 'Shapes', version: '1' }, paths } as Document);

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

it.each<[object, object, string[]]>([
  [{ operationId: 'listItems' }, { operationId: 'list_items' }, ['list-items', 'list-items-2']],
  [{ 'x-slug': 'items' }, { operationId: 'items' }, ['items', 'items-2']],
])('gives two operations different pages: %j and %j', (get, post, ids) => {
  const located = locate({ '/a': { get, post } });
  expect(located.map(({ id }) => id)).toEqual(ids);
  const [first, second] = located;
  expect(second?.duplicateOf).toBe(ids[1]?.endsWith('-2') ? first : undefined);
});

it.each([
  [{ operationId: 'listItems' }, '"listItems" (GET /a)'],
  [{}, 'GET /a'],
])('names %j for messages', (get, name) => {
  const [only] = locate({ '/a': { get } });
  expect(only && quotedOperation(only)).toBe(name);
});
