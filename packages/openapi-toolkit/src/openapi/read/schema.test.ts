import { expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import type { SchemaPosition } from './pageContext';
import { contextOf, nodeOf, propertyOf, ROOT } from './read.fixture';
import { readSchema } from './schema';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const schemas: Record<string, Schema> = {
  Size: { type: 'object', properties: { width: { type: 'integer' } } },
};

const read = (
  schema: AnySchema,
  position: Partial<SchemaPosition> = {},
  context = contextOf({ schemas }),
): SchemaNode => readSchema(context, schema, { ...ROOT, ...position });

it('reads every fact of a schema', () => {
  const schema = {
    type: ['string', 'null'],
    format: 'uuid',
    title: 'Key\u0000',
    description: 'A *key*',
    deprecated: true,
    readOnly: true,
    writeOnly: false,
    minLength: 1,
    pattern: '^\u202ea',
    enum: ['a', null],
    default: 'a',
    const: 'a',
    examples: ['a'],
    xml: { name: 'key' },
    'x-enumDescriptions': { a: 'First' },
    'x-label': { en: 'Key' },
    'x-unit': 'm',
    'x-identifier': 'key',
    'x-house': 1,
  };
  expect(read(schema, { required: true })).toEqual(
    nodeOf({
      type: 'string (uuid)',
      required: true,
      nullable: true,
      title: 'Key',
      description: '<p>A <em>key</em></p>',
      deprecated: true,
      readOnly: true,
      constraints: ['at least 1 character', 'matches ^a'],
      enum: [{ value: 'a', description: 'First' }],
      default: '"a"',
      const: '"a"',
      examples: ['"a"'],
      label: { en: 'Key' },
      unit: 'm',
      identifier: 'key',
      extensions: { 'x-house': 1 },
      notes: [{ name: 'in XML', value: 'element key' }],
    }),
  );
});

it.each<[AnySchema, Partial<SchemaNode>]>([
  [true, { title: 'any value' }],
  [false, { title: 'no value', type: 'nothing' }],
  [{ readOnly: true }, { readOnly: true }],
])('reads %j', (schema, facts) => expect(read(schema)).toEqual(nodeOf(facts)));

it('reads a property below an anchor, a path and a parent', () => {
  const position: Partial<SchemaPosition> = {
    name: 'size',
    role: 'property',
    path: 'shape.size',
    parent: 'body.shape',
    required: true,
  };
  expect(read(ref('Size'), position)).toEqual(
    nodeOf({
      name: 'size',
      role: 'property',
      anchor: 'body.shape.size',
      path: 'shape.size',
      required: true,
      type: 'object',
      shape: { name: 'Size' },
      children: [
        nodeOf({
          name: 'width',
          role: 'property',
          anchor: 'body.shape.size.width',
          path: 'shape.size.width',
          type: 'integer',
        }),
      ],
    }),
  );
});

it('gives equal names different anchors, and a root that of its parent', () => {
  const context = contextOf();
  const schema = { properties: { a: {} }, oneOf: [{ title: 'a' }, { title: 'b' }] };
  const node = read(schema, {}, context);
  expect(node.anchor).toBe('at');
  expect(node.children.map((child) => child.anchor)).toEqual(['at.a']);
  expect(node.variants[0]?.options.map(({ anchor, title }) => [anchor, title])).toEqual([
    ['at.a-2', 'a'],
    ['at.b', 'b'],
  ]);
});

it('merges allOf and distinguishes null from alternatives', () => {
  const schema = {
    anyOf: [{ allOf: [ref('Size'), { properties: { depth: {} }, required: ['depth'] }] }, { type: 'null' }],
  };
  expect(read(schema)).toEqual(
    nodeOf({
      type: 'object',
      nullable: true,
      children: [propertyOf('width', { type: 'integer' }), propertyOf('depth', { required: true })],
    }),
  );
});

it.each<[AnySchema, string]>([
  [{ title: 'Tit\u0000led', type: 'object' }, 'Titled'],
  [{}, 'option 3'],
  [false, 'nothing'],
])('the option %j is called %s', (schema, name) =>
  expect(read({ oneOf: [{}, {}, schema] }).variants[0]?.options[2]?.name).toBe(name));

it.each<[AnySchema, Partial<SchemaNode>]>([
  [{ nullable: true } as Schema, { nullable: true }],
  [
    { anyOf: [{ title: 'Inner', maxLength: 5 }, { type: 'null' }], title: 'Outer', maxLength: 3 },
    { nullable: true, title: 'Outer', constraints: ['at most 3 characters'], variants: [] },
  ],
  [
    { oneOf: [{ type: 'null' }, ref('Size')] },
    { nullable: true, type: 'object', shape: { name: 'Size' }, variants: [] },
  ],
])('reads %j, which can be null', (schema, facts) => expect(read(schema)).toMatchObject(facts));

it('describes an array by its items', () => {
  const items = { type: 'string', description: 'One *name*', maxLength: 5, enum: ['a'] };
  expect(read({ type: 'array', description: 'Names', minItems: 1, items, enum: [['a']] })).toEqual(
    nodeOf({
      type: 'array of strings',
      description: '<p>Names</p>\n<p>One <em>name</em></p>',
      constraints: ['at least 1 item', 'each at most 5 characters'],
      enum: [{ value: '["a"]' }, { value: 'a' }],
      notes: [],
    }),
  );
});

it.each([
  [{ description: 'Same', items: { description: 'Same' } }, '<p>Same</p>'],
  [{ items: { allOf: [{ description: 'Of a part' }] } }, '<p>Of a part</p>'],
  [
    { description: 'Rows', items: { description: 'Cells', items: { description: 'Cell' } } },
    '<p>Rows</p>\n<p>Cells</p>\n<p>Cell</p>',
  ],
  [{ items: {} }, undefined],
])('describes %j', (schema, description) => expect(read({ type: 'array', ...schema }).description).toBe(description));

it('reads properties, then patterns, map values and tuple positions', () => {
  const schema = {
    prefixItems: [{ title: 'A' }, true],
    additionalProperties: {},
    propertyNames: { title: 'Colour' },
    patternProperties: { '^x-': {} },
    properties: { 'p\u0000': {} },
    required: ['^x-', 'p\u0000', '[0]'],
  };
  const facts = (node: SchemaNode) => [node.name, node.role, node.path, node.required];
  expect(read(schema, { path: 'at' }).children.map(facts)).toEqual([
    ['p', 'property', 'at.p', true],
    ['^x-', 'pattern', 'at.*', false],
    ['Colour', 'map', 'at.*', false],
    ['[0]', 'item', 'at[0]', false],
    ['[1]', 'item', 'at[1]', false],
  ]);
  expect(read(schema).children.map(({ path }) => path)).toEqual(['p', '*', '*', '[0]', '[1]']);
});

it('has no child where other properties and items may be anything', () => {
  expect(read({ additionalProperties: true, items: true }).children).toEqual([]);
});

it('notes what is true of each item', () => {
  const items = { type: ['string', 'null'], const: '1', uniqueItems: true, xml: { name: 'i' } };
  expect(read({ type: 'array', items })).toMatchObject({
    constraints: ['each no duplicates'],
    notes: [
      { name: 'each item', value: 'may be null' },
      { name: 'each item', value: '"1"' },
      { name: 'each item: in XML', value: 'element i' },
    ],
  });
});
