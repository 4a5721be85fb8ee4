import { describe, expect, it } from 'vitest';
import type { Document, Schema } from '../document';
import { sampleOf } from './sampleOf';

const text = { type: 'string' };
const schemas = {
  Node: {
    type: 'object',
    required: ['id', 'next'],
    properties: { id: { type: 'integer' }, next: { $ref: '#/components/schemas/Node' } },
  },
  Pet: {
    type: 'object',
    required: ['kind'],
    properties: { kind: text },
    discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
  },
  Cat: {
    allOf: [
      { $ref: '#/components/schemas/Pet' },
      { type: 'object', required: ['lives'], properties: { lives: { type: 'integer', example: 9 } } },
    ],
  },
  Dog: { type: 'object', required: ['bark'], properties: { bark: { type: 'boolean' } } },
  Base: { type: 'object', required: ['a'], properties: { a: text }, example: { a: 'base' } },
};
const document = {
  openapi: '3.1.0',
  info: { title: 'x', version: '1' },
  components: { schemas },
} as unknown as Document;
const value = (schema: unknown) => sampleOf(document, schema as Schema, 'request');

describe('of one value', () => {
  it.each<[string, unknown, unknown]>([
    ['nothing to go by', {}, 'string'],
    ['no schema', undefined, undefined],
    ['any value', true, 'string'],
    ['base64 of 3.1', { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }, 'c3RyaW5n'],
    ['the example', { type: 'string', example: 'e', default: 'd', enum: ['n', 'd', 'e'] }, 'e'],
    ['no example that is not valid', { type: 'string', example: 'e', default: 'd', enum: ['n'] }, 'n'],
    ['the first example', { type: 'string', examples: ['e', 'f'] }, 'e'],
    ['the constant', { const: 'c', default: 'd' }, 'c'],
    ['the default', { type: 'string', default: 'd', enum: ['n', 'd'] }, 'd'],
    ['the first value listed that is not null', { enum: [null, 'n'] }, 'n'],
    ['no null where a value can be', { type: 'string', nullable: true, example: null, default: null }, 'string'],
    ['a list', { type: 'array', items: { type: 'integer' } }, [0]],
    ['a list without items', { type: 'array' }, []],
    ['a tuple', { prefixItems: [{ type: 'integer' }, text], items: false }, [0, 'string']],
    ['the first shape that is not null', { oneOf: [{ type: 'null' }, { type: 'integer' }, text] }, 0],
    ['the content of a file', { type: 'string', format: 'binary' }, undefined],
    ['text in a file', { type: 'string', contentMediaType: 'application/json' }, 'string'],
    ['a map', { type: 'object', additionalProperties: { type: 'integer' } }, { key: 0 }],
    ['a number with a limit above, without a type', { maximum: -2 }, -2],
    ['less than a number, without a type', { exclusiveMaximum: 0 }, -1],
    ['a multiple, without a type', { multipleOf: 7 }, 0],
    ['letters as many as there may be', { type: 'string', maxLength: 3 }, 'str'],
    ['letters as many as there have to be', { type: 'string', minLength: 8 }, 'stringst'],
    ['a list whose items are not described', { type: 'array', items: {} }, ['string']],
    ['a list of what is not sent', { type: 'array', items: false }, []],
  ])('%s', (_, schema, wanted) => expect(value(schema)).toStrictEqual(wanted));
});

describe('of an object', () => {
  it.each<[string, object, unknown]>([
    [
      'what is required or has an example, and nothing else',
      { required: ['a'], properties: { a: text, b: { ...text, example: 'x' }, c: text, d: { ...text, default: 'y' } } },
      { a: 'string', b: 'x' },
    ],
    [
      'a field that holds an example further down',
      { required: ['a'], properties: { a: text, b: { properties: { c: { example: 1 }, d: text } } } },
      { a: 'string', b: { c: 1 } },
    ],
    [
      'a list whose items have an example',
      { required: ['a'], properties: { a: text, b: { type: 'array', items: { example: 1 } } } },
      { a: 'string', b: [1] },
    ],
    ['the first field where nothing tells', { properties: { a: { type: 'boolean' }, b: text } }, { a: true }],
    [
      'nothing that only responses hold',
      { required: ['a', 'b'], properties: { a: { ...text, readOnly: true }, b: text } },
      { b: 'string' },
    ],
    ['a required field that is not described', { type: 'object', required: ['a'] }, { a: 'string' }],
    ['files', { properties: { a: text, f: { type: 'string', format: 'binary' } } }, { f: '(file)' }],
    ['nothing', { type: 'object' }, {}],
    [
      'all parts of allOf',
      { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['b'], properties: { b: { type: 'integer' } } }] },
      { a: 'base', b: 0 },
    ],
    [
      'the fields one alternative asks for',
      { properties: { a: text, b: text }, anyOf: [{ required: ['b'] }, { required: ['a'] }] },
      { b: 'string' },
    ],
    ['the value that tells the shapes apart', { $ref: '#/components/schemas/Pet' }, { kind: 'cat', lives: 9 }],
    ['nothing for a field that has no value', { required: ['a'], properties: { a: false, b: text } }, { b: 'string' }],
    [
      'no further field of a map beside those it has',
      { properties: { a: text }, additionalProperties: {} },
      { a: 'string' },
    ],
    ['no further field beside those it needs', { required: ['a'], additionalProperties: {} }, { a: 'string' }],
    [
      'the example as it is, with all that is required',
      { required: ['a'], properties: { a: text, b: { example: 1 } }, example: { a: 'x' } },
      { a: 'x' },
    ],
    ['no example of another type', { type: 'object', properties: { a: text }, example: 'x' }, { a: 'string' }],
    ['a shape inside itself once', { $ref: '#/components/schemas/Node' }, { id: 0 }],
  ])('%s', (_, schema, wanted) => expect(value(schema)).toStrictEqual(wanted));
});

it('ends in recursive data', () => {
  const circular: Record<string, unknown> = { type: 'object', required: ['a'], properties: {} };
  (circular.properties as Record<string, unknown>).a = circular;
  expect(JSON.stringify(value(circular)).length).toBeLessThan(200);
});

it('leaves out what is deprecated, unless it is required', () => {
  const field = (deprecated: boolean) => ({ type: 'integer', example: 1, deprecated });
  const properties = { old: field(true), now: field(false), kept: field(true) };
  expect(value({ type: 'object', required: ['kept'], properties })).toEqual({ now: 1, kept: 1 });
});
