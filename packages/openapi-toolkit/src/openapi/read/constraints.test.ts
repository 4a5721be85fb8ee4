import { expect, it } from 'vitest';
import type { Schema } from '../document';
import { constraints } from './constraints';

it.each<[Schema, string[]]>([
  // An integer that JavaScript cannot represent is a string between marks.
  [{ maximum: '\uE00118446744073709551615\uE001' } as unknown as Schema, ['at most \uE00118446744073709551615\uE001']],
  [{ minimum: 1, maximum: 9 }, ['1 to 9']],
  [{ exclusiveMinimum: 0, exclusiveMaximum: 9 }, ['more than 0', 'less than 9']],
  [{ multipleOf: 0.5 }, ['multiple of 0.5']],
  [{ minLength: 0 }, []],
  [{ minLength: 0, maxLength: 2 }, ['0–2 characters']],
  [{ minProperties: 1 }, ['at least 1 property']],
  [{ minProperties: 1, maxProperties: 3 }, ['1–3 properties']],
  [{ propertyNames: { pattern: '^[a-z]+$' } }, ['keys match ^[a-z]+$']],
  [{ propertyNames: { title: 'Key', type: 'string', maxLength: 5 } }, ['keys: at most 5 characters']],
  [{ propertyNames: { enum: ['a', 'b'] } }, ['keys are a, b']],
  [{ propertyNames: { format: 'uuid' } }, ['keys are of the format uuid']],
  [{ contains: { type: 'integer', minimum: 1 } }, ['contains at least 1 item: integer, at least 1']],
  [{ contains: { const: 'a' }, minContains: 2, maxContains: 2 }, ['contains exactly 2 items: "a"']],
  [{ prefixItems: [{}], items: false }, ['no further items']],
  [{ prefixItems: [{}], items: true }, []],
  [
    { type: ['string', 'number', 'array', 'null'], maxLength: 2, minimum: 1, maxItems: 3 },
    ['number: at least 1', 'string: at most 2 characters', 'array: at most 3 items'],
  ],
  [{ contentMediaType: 'image/png', contentEncoding: 'base64' }, ['contains image/png', 'encoded as base64']],
  [
    {
      minimum: '1',
      maximum: '9',
      exclusiveMinimum: '1',
      exclusiveMaximum: '9',
      multipleOf: '2',
      minLength: '1',
      maxLength: '1',
      pattern: 1,
      uniqueItems: 'true',
      contentEncoding: 1,
      contentMediaType: 1,
    },
    [],
  ],
])('%j is limited to %j', (schema, words) => expect(constraints(schema)).toEqual(words));
