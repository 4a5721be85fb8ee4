import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { exclusiveLimits } from './constraints';

it.each<[Schema, Schema]>([
  [{ minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  [{ maximum: 9, exclusiveMaximum: true }, { exclusiveMaximum: 9 }],
  [
    { type: 'number', minimum: 1, exclusiveMinimum: false, maximum: 9, exclusiveMaximum: true },
    { type: 'number', minimum: 1, exclusiveMaximum: 9 },
  ],
  [
    { exclusiveMinimum: 0, maximum: 9, exclusiveMaximum: true },
    { exclusiveMinimum: 0, exclusiveMaximum: 9 },
  ],
  [{ exclusiveMinimum: true }, {}],
])('%j is %j', (given, read) => expect(exclusiveLimits(given)).toStrictEqual(read));

it('keeps limits of OpenAPI 3.1', () => {
  const schema = { minimum: 1, exclusiveMinimum: 2 };
  expect(exclusiveLimits(schema)).toBe(schema);
});
