import { expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import { readChildren } from './children';
import type { Place } from './place';
import { documentOf } from './read.fixture';

const INSIDE = [{ ref: '#/components/schemas/Shape', anchor: 'top' }];

/** What `readChildren` asks to be read. */
function read(schema: Schema, path = 'at') {
  const asked: { schema: AnySchema; place: Place }[] = [];
  const nodes = readChildren(schema, {
    document: documentOf(),
    anchor: 'at',
    path,
    inside: INSIDE,
    read: (part, place) => {
      asked.push({ schema: part, place });
      return { name: place.name } as SchemaNode;
    },
  });
  expect(nodes.map(({ name }) => name)).toEqual(asked.map(({ place }) => place.name));
  return asked;
}

const place = (name: string, role: Place['role'], path: string, required = false): Place => ({
  name,
  parent: 'at',
  path,
  role,
  required,
  inside: INSIDE,
});

const A = { title: 'A' };
const B = { title: 'B' };

it('reads properties with what is required', () => {
  expect(read({ properties: { a: A, 'b\u0000': false, c: B }, required: ['c', 'b\u0000'] })).toEqual([
    { schema: A, place: place('a', 'property', 'at.a') },
    { schema: false, place: place('b', 'property', 'at.b', true) },
    { schema: B, place: place('c', 'property', 'at.c', true) },
  ]);
});

it('requires nothing where nothing is required', () => {
  expect(read({ properties: { a: A } })).toEqual([
    { schema: A, place: { ...place('a', 'property', 'at.a'), required: undefined } },
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
    { schema: B, place: place('p', 'property', 'at.p') },
    { schema: A, place: place('^x-', 'pattern', 'at.*') },
    { schema: B, place: place('key', 'map', 'at.*') },
    { schema: A, place: place('[0]', 'item', 'at[0]') },
    { schema: true, place: place('[1]', 'item', 'at[1]') },
  ]);
});

it.each([
  [{ title: 'Colour' }, 'Colour'],
  [{}, 'key'],
  [{ title: '' }, 'key'],
  [true, 'key'],
  [undefined, 'key'],
])('calls the keys of a map by %j: %s', (propertyNames, name) => {
  expect(read({ additionalProperties: {}, propertyNames }).map((asked) => asked.place.name)).toEqual([name]);
});

it.each([true, false])('reads no map values where additionalProperties is %j', (additionalProperties) => {
  expect(read({ additionalProperties })).toEqual([]);
});

it('writes paths from the root without a dot in front', () => {
  const schema = { properties: { a: A }, patternProperties: { '^x': A }, prefixItems: [A] };
  expect(read(schema, '').map((asked) => asked.place.path)).toEqual(['a', '*', '[0]']);
});
