import { expect, it } from 'vitest';
import type { Document } from '../document';
import { contract } from './contract.fixture';
import { leaveOutInternal } from './leaveOutInternal';

const INTERNAL = { 'x-internal': true };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const leftOf = (parts: object) => {
  const document = contract(parts) as unknown as Document;
  return { removed: leaveOutInternal(document), document };
};

it('leaves out operations, their paths, and tags of nothing else', () => {
  const { removed, document } = leftOf({
    tags: [{ name: 'Shapes' }, { name: 'Admin' }, { name: 'Unused' }],
    paths: {
      '/shapes': { get: { tags: ['Shapes'] }, delete: { tags: ['Admin'], ...INTERNAL } },
      '/admin/{id}': { get: { tags: ['Admin'], ...INTERNAL } },
      '/all': { ...INTERNAL, get: {} },
    },
  });
  expect(removed).toEqual(['#/paths//shapes/delete', '#/paths//admin/{id}/get', '#/paths//all']);
  expect(document.paths).toEqual({ '/shapes': { get: { tags: ['Shapes'] } } });
  expect(document.tags).toEqual([{ name: 'Shapes' }, { name: 'Unused' }]);
});

it('leaves out fields, parameters, types and the references to them', () => {
  const get = {
    parameters: [
      { name: 'a', in: 'query' },
      { name: 'b', in: 'query', ...INTERNAL },
      { $ref: '#/components/parameters/C' },
    ],
  };
  const { removed, document } = leftOf({
    paths: { '/a': { get } },
    components: {
      parameters: { C: { name: 'c', in: 'query', ...INTERNAL } },
      schemas: {
        Shape: {
          required: ['id', 'cost', 'owner'],
          properties: {
            id: { type: 'string' },
            cost: { type: 'number', ...INTERNAL },
            owner: ref('Owner'),
            part: ref('Owner/properties/a'),
          },
          oneOf: [ref('Circle'), ref('Owner')],
          discriminator: {
            propertyName: 'id',
            mapping: { circle: ref('Circle').$ref, owner: ref('Owner').$ref, round: 'Circle', own: 'Owner' },
          },
        },
        Circle: {},
        Owner: { ...INTERNAL, properties: { a: {} } },
      },
    },
  });
  expect(removed).toHaveLength(4);
  expect(get.parameters).toEqual([{ name: 'a', in: 'query' }]);
  expect(document.components?.schemas).toEqual({
    Shape: {
      required: ['id'],
      properties: { id: { type: 'string' } },
      oneOf: [ref('Circle')],
      discriminator: { propertyName: 'id', mapping: { circle: ref('Circle').$ref, round: 'Circle' } },
    },
    Circle: {},
  });
});

it('keeps data, and what is marked as not internal', () => {
  const parts = {
    components: {
      schemas: {
        A: { example: INTERNAL, properties: { example: { 'x-internal': false }, 'x-internal': { type: 'boolean' } } },
      },
    },
  };
  const { removed, document } = leftOf(structuredClone(parts));
  expect([removed, document.components]).toEqual([[], parts.components]);
});

it('leaves out parts below names that are also keywords for data, but none in data', () => {
  const inside = { properties: { cost: INTERNAL }, default: INTERNAL };
  const { removed } = leftOf({
    paths: {
      '/a': {
        get: { responses: { default: { content: { 'application/json': { schema: inside, example: INTERNAL } } } } },
      },
    },
    components: {
      schemas: { default: { properties: { example: INTERNAL, properties: { default: INTERNAL, properties: {} } } } },
      parameters: { enum: INTERNAL },
    },
  });
  expect(removed).toEqual([
    '#/paths//a/get/responses/default/content/application/json/schema/properties/cost',
    '#/components/schemas/default/properties/example',
    '#/components/parameters/enum',
  ]);
});
