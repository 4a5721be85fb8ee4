import type { AnySchema } from 'openapi-toolkit';
import { expect, it } from 'vitest';
import { shapeOf } from './model';
import { TypeReader } from './types';
import { faultIn } from './typescript/runtime/faultIn';

const NAMED: AnySchema = { type: 'object', properties: { size: { type: 'integer' } } };

it.each<[string, AnySchema, good: unknown, bad: unknown]>([
  ['a type', { type: ['integer', 'null'] }, null, 'one'],
  ['properties without a type', { properties: { size: { type: 'integer' } } }, { size: 1 }, 'one'],
  ['the only schema of allOf', { allOf: [{ $ref: '#/components/schemas/Named' }] }, { size: 1 }, { size: 'one' }],
  ['a choice', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, 1, true],
  ['an enumeration without a type', { enum: ['a', null] }, 'later', 1],
  ['a constant without a type', { const: 1 }, 2, 'one'],
])('a response is checked where the client has a type: %s', (_what, schema, good, bad) => {
  const shapes = { Named: shapeOf(NAMED) };
  expect(new TypeReader().readIn({ Named: NAMED }, schema, 'Value', false).kind).not.toBe('any');
  expect(faultIn(good, shapeOf(schema), shapes)).toBeUndefined();
  expect(faultIn(bad, shapeOf(schema), shapes)).toMatch(/ is of type /);
});

it('a response is not checked by several schemas of allOf, for which a client has no type', () => {
  const schema: AnySchema = { allOf: [{ type: 'string' }, { minLength: 1 }] };
  expect(new TypeReader().readIn({}, schema, 'Value', false).kind).toBe('any');
  expect(shapeOf(schema)).toEqual({});
});
