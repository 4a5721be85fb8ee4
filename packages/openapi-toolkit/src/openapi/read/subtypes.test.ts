import { describe, expect, it } from 'vitest';
import type { SchemaNode } from '../model';
import { contextOf, documentOf } from './read.fixture';
import { readSchema } from './schema';
import { subtypesOf } from './subtypes';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const text = { type: 'string' };

/** A vehicle is a car or a boat; a sports car is a car. A trailer only occurs in the mapping. */
const schemas = {
  Vehicle: {
    type: 'object',
    properties: { kind: text, owner: text, next: ref('Vehicle') },
    discriminator: {
      propertyName: 'kind',
      mapping: { car: '#/components/schemas/Car', auto: '#/components/schemas/Car', trailer: 'Trailer' },
    },
  },
  Car: { allOf: [ref('Vehicle'), { properties: { doors: { type: 'integer', description: 'Number of doors' } } }] },
  'Sports/Car': { allOf: [ref('Car'), { properties: { spoiler: text } }] },
  Boat: { allOf: [ref('Vehicle')], properties: { sails: text } },
  Trailer: { properties: { axles: { type: 'integer' } } },
  Plain: { properties: { a: text } },
  PlainHeir: { allOf: [ref('Plain')] },
};

const read = (name: string): SchemaNode =>
  readSchema(contextOf({ schemas }), ref(name), { name: '', parent: 'at', path: '', role: 'root', enclosing: [] });

const outline = ({ name, children, variants }: SchemaNode): unknown => ({
  [name]: children.map((child) => child.name),
  ...(variants.length > 0 && { variants: variants.flatMap(({ options }) => options.map(outline)) }),
});

describe('a base with a discriminator', () => {
  it('lists every schema that extends it, with its additional fields', () => {
    expect(outline(read('Vehicle'))).toEqual({
      '': ['kind', 'owner', 'next'],
      variants: [
        { car: ['doors'] },
        { 'Sports/Car': ['doors', 'spoiler'] },
        { Boat: ['sails'] },
        { trailer: ['axles'] },
      ],
    });
  });

  it('maps discriminator values to schemas', () => {
    expect(
      read('Vehicle').variants.map(({ keyword, discriminator, mapping }) => ({ keyword, discriminator, mapping })),
    ).toEqual([
      {
        keyword: 'subtypes',
        discriminator: 'kind',
        mapping: [
          { value: 'car', name: 'Car' },
          { value: 'auto', name: 'Car' },
          { value: 'trailer', name: 'Trailer' },
        ],
      },
    ]);
  });

  it('is merged into a subtype that is shown alone', () => {
    expect(outline(read('Car'))).toEqual({
      '': ['kind', 'owner', 'next', 'doors'],
      variants: [{ 'Sports/Car': ['spoiler'] }],
    });
    expect(outline(read('Boat'))).toEqual({ '': ['kind', 'owner', 'next', 'sails'] });
  });

  it.each([
    ['Plain', []],
    ['Car', ['#/components/schemas/Sports~1Car']],
  ])('%s has the subtypes %j', (name, subtypes) => {
    expect(subtypesOf(documentOf({ schemas }), `#/components/schemas/${name}`)).toEqual(subtypes);
  });
});

describe('the names of a mapping', () => {
  const mapping = (to: object, more: object = {}) =>
    documentOf({
      schemas: { 'A~/b': { discriminator: { propertyName: 'a', mapping: to } }, C: {}, 'D.yamlx': {}, ...more },
    });
  const base = '#/components/schemas/A~0~1b';

  it.each<[string, object, string[]]>([
    ['lead to files', { a: './C.yaml', b: 'C.yml', c: 'C.json' }, ['#/components/schemas/C']],
    ['have their own dots', { d: 'D.yamlx' }, ['#/components/schemas/D.yamlx']],
    ['lead neither to the base nor to nothing', { self: 'A~/b', none: 'None' }, []],
  ])('%s', (_, to, wanted) => expect(subtypesOf(mapping(to), base)).toEqual(wanted));
});
