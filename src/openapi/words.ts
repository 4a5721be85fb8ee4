import { clean } from './markdown';
import type { HeaderObject, Schema } from './openapi';

const json = (value: unknown) => JSON.stringify(value);

/** Counts in words: `1–200 characters`, `at least 1 item`, `exactly 4 characters`. */
function range(min: unknown, max: unknown, one: string, many: string): string | undefined {
  if (typeof min !== 'number' && typeof max !== 'number') return undefined;
  if (min === max) return `exactly ${max} ${max === 1 ? one : many}`;
  if (typeof min === 'number' && typeof max === 'number') return `${min}–${max} ${many}`;
  if (typeof min === 'number') return min === 0 ? undefined : `at least ${min} ${min === 1 ? one : many}`;
  return `at most ${max} ${max === 1 ? one : many}`;
}

function numbers(schema: Schema): (string | undefined)[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  // OpenAPI 3.0 writes exclusive limits as booleans beside the limit.
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

/** The limits a schema sets, in words a reader can scan. */
export function constraints(schema: Schema): string[] {
  const { pattern, uniqueItems, contentEncoding, contentMediaType } = schema;
  return [
    ...numbers(schema),
    range(schema.minLength, schema.maxLength, 'character', 'characters'),
    range(schema.minItems, schema.maxItems, 'item', 'items'),
    range(schema.minProperties, schema.maxProperties, 'property', 'properties'),
    typeof pattern === 'string' ? `matches ${pattern}` : undefined,
    uniqueItems === true ? 'no duplicates' : undefined,
    typeof contentMediaType === 'string' ? `contains ${contentMediaType}` : undefined,
    typeof contentEncoding === 'string' ? `encoded as ${contentEncoding}` : undefined,
  ].filter((text): text is string => text !== undefined);
}

const PLURAL: Record<string, string> = { any: 'any values', 'any value': 'any values' };
const plural = (type: string) => PLURAL[type] ?? type.replace(/^([\w-]+)/, '$1s');

const DATES = new Set(['date', 'date-time', 'time', 'duration']);

function oneType(type: string, schema: Schema): string {
  if (type === 'array') {
    const { items } = schema;
    if (typeof items !== 'object') return 'array';
    return `array of ${plural(typeWords(items))}`;
  }
  const { format } = schema;
  if (!format || type === 'object') return type;
  return DATES.has(format) && type === 'string' ? format : `${type} (${clean(format)})`;
}

function guess(schema: Schema): string[] {
  if (schema.properties || schema.patternProperties || schema.additionalProperties) return ['object'];
  if (schema.items || schema.prefixItems) return ['array'];
  const known = [schema.const, ...(schema.enum ?? [])].find((value) => value !== undefined && value !== null);
  return known === undefined ? [] : [typeof known];
}

/**
 * The type in words, without `null`: `string`, `date`, `array of objects`, `string or integer`.
 * References in `items` must have been followed.
 */
export function typeWords(schema: Schema): string {
  const types = schema.type === undefined ? guess(schema) : [schema.type].flat();
  const words = types.filter((type) => type !== 'null').map((type) => oneType(type, schema));
  if (words.length > 0) return words.join(' or ');
  return types.includes('null') ? 'null' : 'any';
}

const DEFAULT_STYLE: Record<string, string> = { path: 'simple', header: 'simple', query: 'form', cookie: 'form' };

/** Style and explode of a parameter, with the defaults of its place. */
export function serialization(parameter: HeaderObject & { in?: string }): { style: string; explode: boolean } {
  const style = parameter.style ?? DEFAULT_STYLE[parameter.in ?? 'header'] ?? 'form';
  return { style, explode: parameter.explode ?? style === 'form' };
}

/** How an array or object travels in a parameter, when it needs saying. */
export function serializationWords(parameter: HeaderObject & { in?: string }, schema: Schema): string | undefined {
  const media = Object.keys(parameter.content ?? {})[0];
  const extra = [
    parameter.allowReserved ? 'reserved characters are sent as they are' : undefined,
    parameter.allowEmptyValue ? 'may be empty' : undefined,
  ].filter(Boolean);
  if (media) return [`written as ${media}`, ...extra].join('; ');
  const types = [schema.type].flat();
  const { style, explode } = serialization(parameter);
  const scalar = !types.includes('array') && !types.includes('object');
  if (scalar && style !== 'label' && style !== 'matrix') return extra.join('; ') || undefined;
  return [`${STYLES[`${style}/${explode}`] ?? `style ${style}`}`, ...extra].join('; ');
}

const STYLES: Record<string, string> = {
  'form/true': 'repeat the name for each value: `name=a&name=b`',
  'form/false': 'comma-separated: `name=a,b`',
  'simple/false': 'comma-separated: `a,b`',
  'simple/true': 'comma-separated; objects as `key=value`',
  'label/false': 'dot first: `.a,b`',
  'label/true': 'dot before each: `.a.b`',
  'matrix/false': 'semicolon first: `;name=a,b`',
  'matrix/true': 'semicolon before each: `;name=a;name=b`',
  'spaceDelimited/false': 'separated by spaces: `name=a%20b`',
  'pipeDelimited/false': 'separated by bars: `name=a|b`',
  'deepObject/true': 'one per property: `name[key]=value`',
};

/** A value as JSON, on one line. */
export const jsonText = json;
