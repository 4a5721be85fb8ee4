import type { Document, Schema } from 'openapi-toolkit';
import { describe, expect, it } from 'vitest';
import { portal } from '../../../../../../tests/support/portal';
import type { FormField } from '../form/types';
import { formField } from './field';

const document = {
  openapi: '3.1.0',
  info: { title: '', version: '1' },
  components: {
    schemas: {
      Owner: { type: 'object', title: 'Person', properties: { id: { type: 'integer' } } },
      Kind: { type: 'string', enum: ['a', 'b'] },
      Tree: {
        type: 'object',
        properties: { below: { anyOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }] } },
      },
    },
  },
} as unknown as Document;

const read = (schema: object): FormField =>
  formField(schema as Schema, { document, content: portal, name: 'limit', enclosing: [], isPersonal: false });

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const NULL = { type: 'null' };

describe('a field', () => {
  it.each<[string, object, Partial<FormField>]>([
    [
      'of a type or null',
      { anyOf: [{ type: 'integer', maximum: 9 }, NULL], title: 'Limit' },
      { type: 'integer', maximum: 9 },
    ],
    ['of null or a type', { oneOf: [NULL, { type: 'boolean' }] }, { type: 'boolean' }],
    ['of a list or null', { anyOf: [{ type: 'array', items: { type: 'string' } }, NULL] }, { type: 'array' }],
    ['of a reference or null', { anyOf: [ref('Owner'), NULL] }, { type: 'object' }],
    ['of a list of types', { type: ['string', 'null'] }, { type: 'string' }],
    ['of known values or null', { anyOf: [ref('Kind'), NULL], default: 'a' }, { type: 'string', default: 'a' }],
    ['of OpenAPI 3.0', { allOf: [ref('Kind')], nullable: true }, { type: 'string', choices: [['a'], ['b']] }],
  ])('%s has the name of its parameter', (_, schema, field) =>
    expect(read(schema)).toMatchObject({ ...field, name: 'limit', nullable: true }));

  it.each([
    ['their types', [{ type: 'number' }, { type: 'string' }], ['number', 'string']],
    ['their titles and components', [{ type: 'string', title: 'Word' }, ref('Owner'), NULL], ['Word', 'Owner']],
    ['numbers, if they are alike', [{ properties: { a: {} } }, { properties: { b: {} } }], ['object', 'object 2']],
  ])('has shapes that are named after %s', (_, anyOf, names) =>
    expect(read({ anyOf }).shapes?.map(({ name }) => name)).toEqual(names));

  it('of known values and any other is a text', () =>
    expect(read({ anyOf: [ref('Kind'), { type: 'string' }] })).toMatchObject({ type: 'string', name: 'limit' }));

  it('inside itself is entered as JSON', () =>
    expect(read(ref('Tree')).fields).toMatchObject([{ name: 'below', type: 'json', nullable: true }]));
});
