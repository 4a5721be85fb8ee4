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
])('within %j: %d', (schema, value) => expect(numberValue(schema, 0)).toBe(value));

it('keeps the preferred value if it fits', () => expect(numberValue({ type: 'number', minimum: 0 }, 0.1)).toBe(0.1));
