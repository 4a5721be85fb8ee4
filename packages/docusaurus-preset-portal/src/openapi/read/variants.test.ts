import { describe, expect, it } from 'vitest';
import type { AnySchema, Schema } from '../document';
import type { SchemaNode } from '../model';
import { mergeAllOf } from './mergeAllOf';
import { documentOf } from './read.fixture';
import type { SchemaPosition } from './schemaPosition';
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

it('reads any `not`', () => {
  expect(read({ not: false })).toEqual([{ keyword: 'not', options: [option(false, 'nothing')] }]);
});

describe('an option is called', () => {
  const mapping = { round: '#/components/schemas/Circle', box: './shapes.yaml#/Square' };
  it.each<[AnySchema, string]>([
    [CIRCLE, 'round'],
    [{ ...CIRCLE, title: 'Titled' }, 'round'],
    [{ $ref: '#/components/schemas/Square' }, 'box'],
    [{ $ref: '#/components/schemas/Line' }, 'Line'],
    [{ $ref: '#/components/schemas/Line', title: 'Titled' }, 'Line'],
    [{ $ref: '#/components/schemas/Line', title: '' }, 'Line'],
    [{ title: 'Tit\u0000led', type: 'object' }, 'Titled'],
    [{ type: 'string', format: 'uuid' }, 'string (uuid)'],
    [{}, 'option 3'],
    [true, 'anything'],
    [false, 'nothing'],
  ])('%j: %s', (schema, name) => {
    const [variants] = read({ oneOf: [{}, {}, schema], discriminator: { propertyName: 'kind', mapping } });
    expect(variants?.options[2]).toEqual(option(schema, name));
  });

  it('is named by its component without a mapping', () => {
    const [variants] = read({ oneOf: [CIRCLE], discriminator: { propertyName: 'kind' } });
    expect(variants).toEqual({ keyword: 'oneOf', discriminator: 'kind', options: [option(CIRCLE, 'Circle')] });
  });
});
