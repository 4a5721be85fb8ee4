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
    ['nullable of 3.0', { nullable: true }, { schema: { nullable: true }, choices: [], nullable: true }],
    ['no shape', { oneOf: [] }, { schema: {}, choices: [], nullable: false }],
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
  [{ anyOf: [SHAPE, NULL] }, SHAPE.$ref],
  [{ oneOf: [NULL, SHAPE] }, SHAPE.$ref],
  [{ allOf: [SHAPE] }, SHAPE.$ref],
])('the reference of %j is %j', (schema, ref) => expect(soleRef(schema)).toBe(ref));
