import type { Schema } from '../document';

/** Number of characters, items or properties in words: `1–200 characters`, `at least 1 item`, `exactly 4 characters`. */
function count(min: unknown, max: unknown, one: string, many: string): string | undefined {
  const noun = (number: unknown) => (number === 1 ? one : many);
  const hasMax = typeof max === 'number';
  if (typeof min !== 'number' || (min === 0 && !hasMax)) return hasMax ? `at most ${max} ${noun(max)}` : undefined;
  if (!hasMax) return `at least ${min} ${noun(min)}`;
  return min === max ? `exactly ${max} ${noun(max)}` : `${min}–${max} ${many}`;
}

/** Limits of a number in words. OpenAPI 3.0 writes an exclusive limit as `true` beside the limit, 3.1 as the limit itself. */
function limits(schema: Schema): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const least = exclusiveMinimum === true ? undefined : minimum;
  const most = exclusiveMaximum === true ? undefined : maximum;
  const both = typeof least === 'number' && typeof most === 'number';
  return [
    both ? `${least} to ${most}` : undefined,
    !both && typeof least === 'number' ? `at least ${least}` : undefined,
    !both && typeof most === 'number' ? `at most ${most}` : undefined,
    typeof above === 'number' ? `more than ${above}` : undefined,
    typeof below === 'number' ? `less than ${below}` : undefined,
    typeof multipleOf === 'number' ? `multiple of ${multipleOf}` : undefined,
  ];
}

/** Limits by the type they are about. */
function byType(schema: Schema): Record<'number' | 'string' | 'array' | 'object', (string | undefined)[]> {
  const { pattern, uniqueItems, contentEncoding, contentMediaType, propertyNames } = schema;
  const keys = typeof propertyNames === 'object' ? propertyNames.pattern : undefined;
  return {
    number: limits(schema),
    string: [
      count(schema.minLength, schema.maxLength, 'character', 'characters'),
      typeof pattern === 'string' ? `matches ${pattern}` : undefined,
      typeof contentMediaType === 'string' ? `contains ${contentMediaType}` : undefined,
      typeof contentEncoding === 'string' ? `encoded as ${contentEncoding}` : undefined,
    ],
    array: [
      count(schema.minItems, schema.maxItems, 'item', 'items'),
      uniqueItems === true ? 'no duplicates' : undefined,
    ],
    object: [
      count(schema.minProperties, schema.maxProperties, 'property', 'properties'),
      typeof keys === 'string' ? `keys match ${keys}` : undefined,
    ],
  };
}

/** The limits a schema sets, in words a reader can scan; those of several types say which type they are about. */
export function constraints(schema: Schema): string[] {
  const isUnion = [schema.type].flat().filter((type) => type !== undefined && type !== 'null').length > 1;
  return Object.entries(byType(schema)).flatMap(([type, words]) =>
    words.filter((text) => text !== undefined).map((text) => (isUnion ? `${type}: ${text}` : text)),
  );
}
