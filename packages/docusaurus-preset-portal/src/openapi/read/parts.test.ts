import { expect, it } from 'vitest';
import type { Schema } from '../document';
import type { SchemaNode } from '../model';
import { mergeAllOf } from './mergeAllOf';
import { noParts, readParts } from './parts';
import { documentOf, nodeOf } from './read.fixture';

const ENCLOSING = [{ ref: '#/components/schemas/Shape', anchor: 'top' }];
const NOTHING = { constraints: [], enum: [], examples: [], notes: [] };

const merged = (schema: Schema) => mergeAllOf(documentOf(), schema);

/** Reads the parts of a schema. Each part is read as the given facts, with its position as a note. */
const read = (schema: Schema, item: Partial<SchemaNode> = {}) =>
  readParts(merged(schema), {
    document: documentOf(),
    anchor: 'at',
    path: 'list',
    enclosing: ENCLOSING,
    read: (_part, { name, role, path, parent, required, enclosing }) =>
      nodeOf({ name, role, path, anchor: `${parent}/${enclosing.length}/${required}`, ...item }),
  });

it('reads children and alternatives', () => {
  expect(read({ type: 'object', properties: { a: {} }, oneOf: [{ title: 'B' }] })).toEqual({
    type: 'object',
    children: [nodeOf({ name: 'a', role: 'property', path: 'list.a', anchor: 'at/1/undefined' })],
    variants: [
      {
        keyword: 'oneOf',
        discriminator: undefined,
        options: [nodeOf({ name: 'B', role: 'variant', path: 'list', anchor: 'at/1/undefined' })],
      },
    ],
    itemFacts: NOTHING,
  });
});

it('appends the parts of the items to those of the array', () => {
  const child = nodeOf({ name: 'child' });
  const variants = [{ keyword: 'anyOf' as const, options: [child] }];
  const parts = read(
    { type: 'array', prefixItems: [{}], not: {}, items: {} },
    { type: 'object', children: [child], variants },
  );
  expect({
    ...parts,
    children: parts.children.map(({ name }) => name),
    variants: parts.variants.map(({ keyword }) => keyword),
  }).toEqual({
    type: 'array of objects',
    children: ['[0]', 'child'],
    variants: ['not', 'anyOf'],
    itemFacts: NOTHING,
  });
});

it('reads items as a root at the position of the array', () => {
  const places: unknown[] = [];
  readParts(merged({ items: { title: 'Item' } }), {
    document: documentOf(),
    anchor: 'at',
    path: 'list',
    enclosing: ENCLOSING,
    read: (part, place) => {
      places.push(part, place);
      return nodeOf({});
    },
  });
  expect(places).toEqual([
    { title: 'Item' },
    { name: '', parent: 'at', path: 'list[]', role: 'root', required: true, enclosing: ENCLOSING },
  ]);
});

it.each<[Partial<SchemaNode>, object]>([
  [{}, NOTHING],
  [
    { constraints: ['at least 1', 'no duplicates'] },
    { ...NOTHING, constraints: ['each at least 1', 'each no duplicates'] },
  ],
  [{ enum: [{ value: 'a' }] }, { ...NOTHING, enum: [{ value: 'a' }] }],
  [{ nullable: true }, { ...NOTHING, notes: [{ name: 'each item', value: 'may be null' }] }],
  [{ const: '"a"' }, { ...NOTHING, notes: [{ name: 'each item', value: '"a"' }] }],
  [
    { nullable: true, const: '1', notes: [{ name: 'xml', value: '{}' }] },
    {
      ...NOTHING,
      notes: [
        { name: 'each item', value: 'may be null' },
        { name: 'each item', value: '1' },
        { name: 'each item: xml', value: '{}' },
      ],
    },
  ],
  [{ seeAnchor: 'top' }, { ...NOTHING, seeAnchor: 'top' }],
])('describes each item: %j', (item, itemFacts) => {
  expect(read({ type: 'array', items: {} }, item)).toEqual({
    type: 'array of any values',
    children: [],
    variants: [],
    itemFacts,
  });
});

it.each([true, false])('reads no items where items is %j', (items) => {
  expect(read({ type: 'array', items })).toEqual({ type: 'array', children: [], variants: [], itemFacts: NOTHING });
});

it('returns no parts if they are shown elsewhere', () => {
  expect(noParts(merged({ type: 'object', properties: { a: {} }, oneOf: [{}] }))).toEqual({
    type: 'object',
    children: [],
    variants: [],
    itemFacts: NOTHING,
  });
});
