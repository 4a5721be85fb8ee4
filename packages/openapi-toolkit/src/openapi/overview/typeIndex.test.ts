import { expect, it } from 'vitest';
import { apiOf } from '../../testing';
import { typeIndex } from '.';

const components = {
  schemas: {
    Code: { title: 'code with label', type: 'object', properties: { code: { type: 'string' } } },
    Once: { type: 'object', properties: { a: { type: 'string' } } },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const returning = (operationId: string, properties: object) => ({
  get: {
    operationId,
    responses: { 200: { content: { 'application/json': { schema: { type: 'object', properties } } } } },
  },
});

it('lists the types that a page of the API shares, with the operations of all APIs that use them', () => {
  const one = apiOf(
    {
      components,
      paths: {
        '/a': returning('twice', { a: ref('Code'), b: ref('Code'), c: ref('Once') }),
        '/b': returning('none', {}),
      },
    },
    'one',
  );
  const two = apiOf({ components, paths: { '/c': returning('single', { a: ref('Code') }) } }, 'two');
  expect(typeIndex(one, [one, two])).toEqual([
    {
      name: 'Code',
      anchor: 'type-Code',
      title: 'code with label',
      operations: [
        { title: 'twice', href: '/api/one/twice', method: 'get', fields: 2 },
        { title: 'single', href: '/api/two/single', method: 'get', fields: 1 },
      ],
    },
  ]);
  expect(typeIndex(two, [one, two])).toEqual([]);
});
