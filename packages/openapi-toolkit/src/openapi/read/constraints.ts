import { isLongInteger } from '../bundle/integerMarks';
import { type AnySchema, isObjectSchema, type Schema } from '../document';
import { typeWords } from './typeWords';

/** Returns every pattern that a text must match, also of the parts that `mergeAllOf` lists separately. */
export function patternsOf({ allOf = [], pattern }: Schema): string[] {
  const all = [...allOf.filter(isObjectSchema).map((part) => part.pattern), pattern];
  return [...new Set(all.filter((text) => typeof text === 'string'))];
}

/** Returns a number of things in words: `1–200 characters`, `at least 1 item`, `exactly 4 characters`. */
function count(min: unknown, max: unknown, one: string, many: string): string | undefined {
  const noun = (number: unknown) => (number === 1 ? one : many);
  const hasMax = typeof max === 'number';
  if (typeof min !== 'number' || (min === 0 && !hasMax)) return hasMax ? `at most ${max} ${noun(max)}` : undefined;
  if (!hasMax) return `at least ${min} ${noun(min)}`;
  return min === max ? `exactly ${max} ${noun(max)}` : `${min}–${max} ${many}`;
}

const isNumber = (value: unknown) => typeof value === 'number' || isLongInteger(value);

function limits(schema: Schema): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const both = isNumber(minimum) && isNumber(maximum);
  return [
    both ? `${minimum} to ${maximum}` : undefined,
    !both && isNumber(minimum) ? `at least ${minimum}` : undefined,
    !both && isNumber(maximum) ? `at most ${maximum}` : undefined,
    isNumber(exclusiveMinimum) ? `more than ${exclusiveMinimum}` : undefined,
    isNumber(exclusiveMaximum) ? `less than ${exclusiveMaximum}` : undefined,
    isNumber(schema.multipleOf) ? `multiple of ${schema.multipleOf}` : undefined,
  ];
}

function containsWords({ contains, minContains, maxContains }: Schema): string | undefined {
  if (!isObjectSchema(contains as AnySchema | undefined)) return undefined;
  const item = contains as Schema;
  const what =
    item.const === undefined ? [typeWords(item), ...constraints(item)].join(', ') : JSON.stringify(item.const);
  return `contains ${count(minContains ?? 1, maxContains, 'item', 'items')}: ${what}`;
}

function keyWords({ propertyNames }: Schema): string[] {
  if (!isObjectSchema(propertyNames)) return [];
  const { enum: names, format } = propertyNames;
  return [
    ...(Array.isArray(names) ? [`keys are ${names.join(', ')}`] : []),
    ...(format ? [`keys are of the format ${format}`] : []),
    ...constraints({ ...propertyNames, type: 'string' }).map((words) =>
      words.startsWith('matches ') ? words.replace('matches', 'keys match') : `keys: ${words}`,
    ),
  ];
}

function byType(schema: Schema): Record<'number' | 'string' | 'array' | 'object', (string | undefined)[]> {
  const { uniqueItems, contentEncoding, contentMediaType } = schema;
  return {
    number: limits(schema),
    string: [
      count(schema.minLength, schema.maxLength, 'character', 'characters'),
      ...patternsOf(schema).map((pattern) => `matches ${pattern}`),
      typeof contentMediaType === 'string' ? `contains ${contentMediaType}` : undefined,
      typeof contentEncoding === 'string' ? `encoded as ${contentEncoding}` : undefined,
    ],
    array: [
      count(schema.minItems, schema.maxItems, 'item', 'items'),
      uniqueItems === true ? 'no duplicates' : undefined,
      containsWords(schema),
      schema.prefixItems && (schema.items === false || schema.unevaluatedItems === false)
        ? 'no further items'
        : undefined,
    ],
    object: [count(schema.minProperties, schema.maxProperties, 'property', 'properties'), ...keyWords(schema)],
  };
}

/** Returns the limits of a merged schema in words. With several types, each limit names its type. */
export function constraints(schema: Schema): string[] {
  const isUnion = [schema.type].flat().filter((type) => type !== undefined && type !== 'null').length > 1;
  return Object.entries(byType(schema)).flatMap(([type, words]) =>
    words.filter((text) => text !== undefined).map((text) => (isUnion ? `${type}: ${text}` : text)),
  );
}

/** Converts an exclusive limit of OpenAPI 3.0, `true` beside the limit, to the number of 3.1. */
function numbered(schema: Schema, limit: string, exclusive: string): Schema {
  const { [limit]: value, [exclusive]: isExclusive, ...others } = schema;
  if (typeof isExclusive !== 'boolean') return schema;
  return value === undefined ? others : { ...others, [isExclusive ? exclusive : limit]: value };
}

/** Converts the exclusive limits of a schema to OpenAPI 3.1; returns the same object if nothing changes. */
export const exclusiveLimits = (schema: Schema): Schema =>
  numbered(numbered(schema, 'minimum', 'exclusiveMinimum'), 'maximum', 'exclusiveMaximum');
