import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '../document';
import { isFileSchema, propertySchema, reduceSchema } from './shape';

const text = { type: 'string' };
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const schemas = {
  Cat: { type: 'object', properties: { lives: { type: 'integer' } } },
  Dog: { type: 'object', properties: { kind: { const: 'd' } } },
  Cow: { type: 'object', properties: { kind: { enum: ['c'] } } },
  Hen: { type: 'object', properties: { kind: { enum: ['h', 'x'] } } },
  Same: { oneOf: [ref('Same'), ref('Cat')] },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  components: { schemas },
} as unknown as Document;
const as = (schema: unknown) => schema as Schema;

describe('one shape of a schema', () => {
  const choice = (name: string, discriminator: object) => ({ oneOf: [ref(name)], discriminator });

  it.each<[string, unknown, unknown]>([
    ['the first that is not null', { oneOf: [{ type: 'null' }, text] }, text],
    ['what stands beside a choice', { title: 'a', oneOf: [text] }, { title: 'a', ...text }],
    ['not itself', ref('Same'), schemas.Cat],
  ])('%s', (_, schema, wanted) => expect(reduceSchema(document, as(schema)).schema).toEqual(wanted));

  it.each<[string, unknown, unknown]>([
    ['its name', choice('Cat', { propertyName: 'kind' }), { ...schemas.Cat.properties, kind: { const: 'Cat' } }],
    ['the values it has', choice('Hen', { propertyName: 'kind' }), { kind: { enum: ['h', 'x'] } }],
    [
      'one of the values it has',
      choice('Hen', { propertyName: 'kind', mapping: { x: 'Hen' } }),
      { kind: { allOf: [{ enum: ['h', 'x'] }, { const: 'x' }] } },
    ],
    [
      'nothing without a name',
      { oneOf: [{ properties: { a: text } }], discriminator: { propertyName: 'kind' } },
      { a: text },
    ],
  ])('is distinguished by %s', (_, schema, properties) =>
    expect(reduceSchema(document, as(schema)).schema.properties).toEqual(properties));

  it('lists the followed references', () => {
    expect(reduceSchema(document, as(ref('Cat'))).openRefs).toEqual([ref('Cat').$ref]);
    expect(reduceSchema(document, as({ oneOf: [ref('Cat')] }), ['#/a']).openRefs).toEqual(['#/a', ref('Cat').$ref]);
    expect(reduceSchema(document, as(text)).openRefs).toEqual([]);
  });
});

it.each<[unknown, boolean]>([
  [{ contentMediaType: 'image/png' }, true],
  [{ contentMediaType: 'image/png', contentEncoding: 'base64' }, false],
  [{ contentMediaType: 'application/json' }, false],
  [true, false],
  [{ oneOf: [text, { format: 'binary' }] }, true],
  [{ anyOf: [{ oneOf: [{ anyOf: [{ oneOf: [{ format: 'binary' }] }] }] }] }, true],
  [{ oneOf: [{ anyOf: [{ oneOf: [{ anyOf: [{ oneOf: [{ format: 'binary' }] }] }] }] }] }, false],
])('%j is a file: %s', (schema, wanted) => expect(isFileSchema(document, as(schema))).toBe(wanted));

it.each<[string, unknown, string, unknown]>([
  ['none', { properties: { a: text } }, 'toString', undefined],
  ['of no schema', undefined, 'a', undefined],
  ['of one of several shapes', { oneOf: [true, text, { properties: { a: text } }] }, 'a', text],
])('a property, %s', (_, schema, name, wanted) =>
  expect(propertySchema(document, schema === undefined ? undefined : as(schema), name)).toEqual(wanted));
