import { describe, expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import { mergeAllOf } from './mergeAllOf';
import type { SchemaPosition } from './pageContext';
import { documentOf } from './read.fixture';
import { readVariants } from './variants';

const ENCLOSING = [{ ref: '#/components/schemas/Shape', anchor: 'top' }];
const CIRCLE = { $ref: '#/components/schemas/Circle' };

/** Returns the alternatives of a schema, each option as it is passed to `read`. */
const read = (schema: Schema) =>
  readVariants(mergeAllOf(documentOf(), schema), {
    document: documentOf(),
    anchor: 'at',
    path: 'path',
    enclosing: ENCLOSING,
    read: (part, place) => ({ part, place }) as unknown as SchemaNode,
  });

const option = (part: AnySchema, name: string): { part: AnySchema; place: SchemaPosition } => ({
  part,
  place: { name, parent: 'at', path: 'path', role: 'variant', enclosing: ENCLOSING },
});

it('reads choices, then not', () => {
  const discriminator = { propertyName: 'kind\u0000' };
  expect(read({ not: { type: 'null' }, anyOf: [{ type: 'string' }], oneOf: [CIRCLE, true], discriminator })).toEqual([
    { keyword: 'oneOf', discriminator: 'kind', options: [option(CIRCLE, 'Circle'), option(true, 'anything')] },
    { keyword: 'anyOf', discriminator: 'kind', options: [option({ type: 'string' }, 'string')] },
    { keyword: 'not', discriminator: undefined, options: [option({ type: 'null' }, 'null')] },
  ]);
});

it('reads no alternatives', () => expect(read({ type: 'string' })).toEqual([]));

describe('an option is called', () => {
  const mapping = { round: '#/components/schemas/Circle', box: './shapes.yaml#/Square' };
  it.each<[AnySchema, string]>([
    [CIRCLE, 'round'],
    [{ title: 'Tit\u0000led', type: 'object' }, 'Titled'],
    [{}, 'option 3'],
    [false, 'nothing'],
  ])('%j: %s', (schema, name) => {
    const [variants] = read({ oneOf: [{}, {}, schema], discriminator: { propertyName: 'kind', mapping } });
    expect(variants?.options[2]).toEqual(option(schema, name));
  });
});
