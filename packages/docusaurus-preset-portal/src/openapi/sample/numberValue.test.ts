import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { numberValue } from './numberValue';

it.each<[Schema, number]>([
  [{ type: 'integer' }, 0],
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: 'integer', minimum: 4.5 }, 5],
  [{ type: 'integer', exclusiveMinimum: 0 }, 1],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  [{ type: 'number', minimum: 0.5, maximum: 0.7 }, 0.6],
  [{ maximum: -3 }, -3],
  [{ maximum: -2.5 }, -3],
  [{ exclusiveMaximum: 0 }, -1],
  [{ type: 'integer', minimum: 1, multipleOf: 5 }, 5],
  [{ type: 'integer', exclusiveMinimum: 5, multipleOf: 5 }, 10],
  [{ maximum: -1, multipleOf: 0.5 }, -1],
  // No value fits.
  [{ minimum: 2, maximum: 1 }, 0],
])('within %j: %d', (schema, value) => expect(numberValue(schema)).toBe(value));

it.each<[Schema, number[]]>([
  [{ type: 'integer' }, [0, 1, 2]],
  [{ type: 'integer', maximum: 1 }, [0, 1, -2]],
  [{ type: 'integer', minimum: 5, multipleOf: 7 }, [7, 14, 21]],
  [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, [0.5, 1 / 3, 0.25]],
  [{ type: 'number', format: 'double', minimum: 0 }, [0.1, 1.1, 2.1]],
])('within %j, different: %j', (schema, values) =>
  expect([0, 1, 2].map((variant) => numberValue(schema, variant))).toEqual(values));
