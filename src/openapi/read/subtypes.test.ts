import { describe, expect, it } from 'vitest';
import type { SchemaNode } from '../model';
import { contextOf, documentOf } from './read.fixture';
import { readSchema } from './schema';
import { subtypesOf } from './subtypes';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const text = { type: 'string' };

/** A vehicle is a car or a boat; a sports car is a car. A trailer is only named by the mapping. */
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
  readSchema(contextOf({ schemas }), ref(name), { name: '', parent: 'at', path: '', role: 'root', inside: [] });

const outline = ({ name, children, variants }: SchemaNode): unknown => ({
  [name]: children.map((child) => child.name),
  ...(variants.length > 0 && { variants: variants.flatMap(({ options }) => options.map(outline)) }),
});

describe('a base with a discriminator', () => {
  it('offers every schema that extends it, each with the fields it adds', () => {
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

  it('says which value means which', () => {
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

  it('is part of what extends it, where that stands alone', () => {
    expect(outline(read('Car'))).toEqual({
      '': ['kind', 'owner', 'next', 'doors'],
      variants: [{ 'Sports/Car': ['spoiler'] }],
    });
    expect(outline(read('Boat'))).toEqual({ '': ['kind', 'owner', 'next', 'sails'] });
  });

  it.each([
    ['Plain', []],
    ['Boat', []],
    ['Car', ['#/components/schemas/Sports~1Car']],
  ])('%s has the subtypes %j', (name, subtypes) => {
    expect(subtypesOf(documentOf({ schemas }), `#/components/schemas/${name}`)).toEqual(subtypes);
  });

  it.each([undefined, '#/paths/~1a/get/responses/200/content/x/schema'])('%s has none', (other) => {
    expect(subtypesOf(documentOf({ schemas }), other)).toEqual([]);
  });
});
