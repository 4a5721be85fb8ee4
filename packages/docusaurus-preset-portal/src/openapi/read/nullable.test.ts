import { describe, expect, it } from 'vitest';
import type { Schema } from '../document';
import { mergeAllOf } from './mergeAllOf';
import { soleRef, unwrapNullable } from './nullable';
import { contextOf } from './read.fixture';

const NULL = { type: 'null' };
const A = { type: 'string', maxLength: 5 };
const B = { type: 'integer' };
const context = contextOf({ schemas: { Shape: { title: 'Shape', oneOf: [A, B] } } });
const SHAPE = { $ref: '#/components/schemas/Shape' };

const unwrap = (schema: Schema) => unwrapNullable(context.document, mergeAllOf(context.document, schema));

describe('unwrapNullable', () => {
  it.each<[string, Schema, ReturnType<typeof unwrapNullable>]>([
    ['nothing', {}, { schema: {}, choices: [], nullable: false }],
    ['nullable of 3.0', { nullable: true }, { schema: { nullable: true }, choices: [], nullable: true }],
    ['nullable: false', { nullable: false }, { schema: { nullable: false }, choices: [], nullable: false }],
    [
      'a type of 3.1',
      { type: ['string', 'null'] },
      { schema: { type: ['string', 'null'] }, choices: [], nullable: true },
    ],
    ['the type null', NULL, { schema: NULL, choices: [], nullable: true }],
    ['one shape or null', { anyOf: [A, NULL] }, { schema: A, choices: [], nullable: true }],
    ['null or one shape', { oneOf: [NULL, A] }, { schema: A, choices: [], nullable: true }],
    ['one shape', { oneOf: [A] }, { schema: A, choices: [], nullable: false }],
    ['null alone', { oneOf: [NULL] }, { schema: {}, choices: [], nullable: true }],
    ['no shape', { oneOf: [] }, { schema: {}, choices: [], nullable: false }],
    [
      'two shapes',
      { oneOf: [A, B] },
      { schema: {}, choices: [{ keyword: 'oneOf', options: [A, B], discriminator: undefined }], nullable: false },
    ],
    [
      'two shapes or null',
      { anyOf: [A, NULL, B] },
      { schema: {}, choices: [{ keyword: 'anyOf', options: [A, B], discriminator: undefined }], nullable: true },
    ],
    [
      'true or null',
      { anyOf: [true, NULL] },
      { schema: {}, choices: [{ keyword: 'anyOf', options: [true], discriminator: undefined }], nullable: true },
    ],
    [
      'what stands beside it, which wins',
      { anyOf: [{ title: 'Inner', ...A }, NULL], title: 'Outer', maxLength: 3 },
      { schema: { title: 'Outer', type: 'string', maxLength: 3 }, choices: [], nullable: true },
    ],
    [
      'the alternatives of the one shape',
      { anyOf: [SHAPE, NULL] },
      {
        schema: { title: 'Shape' },
        choices: [{ keyword: 'oneOf', options: [A, B], discriminator: undefined }],
        nullable: true,
      },
    ],
  ])('reads %s', (_name, schema, unwrapped) => expect(unwrap(schema)).toEqual(unwrapped));
});

it.each<[Schema, string | undefined]>([
  [SHAPE, SHAPE.$ref],
  [{ anyOf: [SHAPE, NULL] }, SHAPE.$ref],
  [{ oneOf: [NULL, SHAPE] }, SHAPE.$ref],
  [{ allOf: [SHAPE] }, SHAPE.$ref],
  [{ anyOf: [SHAPE, A] }, undefined],
  [{ anyOf: [A] }, undefined],
  [{ anyOf: [true] }, undefined],
  [{ anyOf: [NULL] }, undefined],
  [{}, undefined],
])('the reference of %j is %j', (schema, ref) => expect(soleRef(schema)).toBe(ref));
