import { jsonType, type Schema } from '../document';
import { clean } from '../text';

function plural(type: string): string {
  if (type.startsWith(ONE_OF_PREFIX)) return type;
  return type === 'any' ? 'any values' : type.replace(/^([\w-]+)/, '$1s');
}

const orWords = (names: readonly string[]): string =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');

const ONE_OF_PREFIX = 'one of ';

const MAX_NAMES = 5;

/** Returns `one of A, B or C`, or the number of names that are too many or no words; undefined for a single variant. */
export function oneOfWords(variants: readonly string[]): string | undefined {
  if (variants.length < 2) return undefined;
  const names = [...new Set(variants)];
  if (names.length === 1) return names[0];
  const areWords = names.every((name) => /^[\w -]{1,40}$/.test(name));
  if (names.length > MAX_NAMES || !areWords) return `${ONE_OF_PREFIX}${names.length} shapes`;
  return `${ONE_OF_PREFIX}${orWords(names)}`;
}

/** Formats that replace their type: "date" instead of "string (date)". */
const SELF_EXPLANATORY_FORMATS = new Set(['date', 'date-time', 'time', 'duration']);

/** True for a closed object: one that may only have the fields that are shown. */
const isClosed = ({ additionalProperties, unevaluatedProperties, patternProperties }: Schema): boolean =>
  (additionalProperties === false || unevaluatedProperties === false) && !patternProperties;

function oneType(type: string, schema: Schema, itemType: string | undefined): string {
  const { format, items } = schema;
  if (type === 'array') {
    const item = itemType ?? (typeof items === 'object' ? typeWords(items) : undefined);
    return item === undefined ? 'array' : `array of ${plural(item)}`;
  }
  if (type === 'object' && isClosed(schema))
    return schema.properties || schema.additionalProperties !== false
      ? 'object (no other fields)'
      : 'object (no fields)';
  if (!format) return type;
  return SELF_EXPLANATORY_FORMATS.has(format) && type === 'string' ? format : `${type} (${clean(format)})`;
}

/** Infers the types of a schema without `type` from its other keywords. */
function guess(schema: Schema): string[] {
  if (schema.properties || schema.patternProperties || schema.additionalProperties !== undefined) return ['object'];
  if (schema.items || schema.prefixItems) return ['array'];
  const values = [...(schema.const === undefined ? [] : [schema.const]), ...(schema.enum ?? [])];
  return [...new Set(values.map(jsonType))];
}

/** Describes the type in words, without `null`: `string`, `date`, `array of objects`. `itemType` describes items that may be a reference. */
export function typeWords(schema: Schema, itemType?: string): string {
  const types = schema.type === undefined ? guess(schema) : [schema.type].flat();
  const words = types.filter((type) => type !== 'null').map((type) => oneType(type, schema, itemType));
  if (words.length > 0) return orWords(words);
  if (types.includes('null')) return 'null';
  return schema.format ? oneType('any', schema, itemType) : 'any';
}
