import { expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import { readChildren } from './children';
import { documentOf } from './read.fixture';
import type { SchemaPosition } from './schemaPosition';

const ENCLOSING = [{ ref: '#/components/schemas/Shape', anchor: 'top' }];

/** Records the schemas that `readChildren` passes to `read`. */
function read(schema: Schema, path = 'at') {
  const requested: { schema: AnySchema; position: SchemaPosition }[] = [];
  const nodes = readChildren(schema, {
    document: documentOf(),
    anchor: 'at',
    path,
    enclosing: ENCLOSING,
    read: (part, position) => {
      requested.push({ schema: part, position });
      return { name: position.name } as SchemaNode;
    },
  });
  expect(nodes.map(({ name }) => name)).toEqual(requested.map(({ position }) => position.name));
  return requested;
}

const position = (name: string, role: SchemaPosition['role'], path: string, required = false): SchemaPosition => ({
  name,
  parent: 'at',
  path,
  role,
  required,
  enclosing: ENCLOSING,
});

const A = { title: 'A' };
const B = { title: 'B' };

it('reads required properties', () => {
  expect(read({ properties: { a: A, 'b\u0000': false, c: B }, required: ['c', 'b\u0000'] })).toEqual([
    { schema: A, position: position('a', 'property', 'at.a') },
    { schema: false, position: position('b', 'property', 'at.b', true) },
    { schema: B, position: position('c', 'property', 'at.c', true) },
  ]);
});

it('reads optional properties', () => {
  expect(read({ properties: { a: A } })).toEqual([
    { schema: A, position: { ...position('a', 'property', 'at.a'), required: undefined } },
  ]);
});

it('reads patterns, map values and tuple positions after the properties', () => {
  const schema = {
    prefixItems: [A, true],
    additionalProperties: B,
    patternProperties: { '^x-': A },
    properties: { p: B },
  };
  expect(read({ ...schema, required: ['^x-', 'key', '[0]'] })).toEqual([
    { schema: B, position: position('p', 'property', 'at.p') },
    { schema: A, position: position('^x-', 'pattern', 'at.*') },
    { schema: B, position: position('key', 'map', 'at.*') },
    { schema: A, position: position('[0]', 'item', 'at[0]') },
    { schema: true, position: position('[1]', 'item', 'at[1]') },
  ]);
});

it.each([
  [{ title: 'Colour' }, 'Colour'],
  [{}, 'key'],
  [{ title: '' }, 'key'],
  [true, 'key'],
  [undefined, 'key'],
])('names the keys of a map by %j: %s', (propertyNames, name) => {
  expect(read({ additionalProperties: {}, propertyNames }).map((requested) => requested.position.name)).toEqual([name]);
});

it.each([true, false])('reads no map values where additionalProperties is %j', (additionalProperties) => {
  expect(read({ additionalProperties })).toEqual([]);
});

it('writes paths from the root without a leading dot', () => {
  const schema = { properties: { a: A }, patternProperties: { '^x': A }, prefixItems: [A] };
  expect(read(schema, '').map((requested) => requested.position.path)).toEqual(['a', '*', '[0]']);
});
