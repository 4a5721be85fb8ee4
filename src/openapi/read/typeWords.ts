import type { Schema } from '../document';
import { clean } from '../text';

/** `string` → `strings`, `string (uuid)` → `strings (uuid)`. */
const plural = (type: string) => (type === 'any' ? 'any values' : type.replace(/^([\w-]+)/, '$1s'));

/** Formats that say all: "date" instead of "string (date)". */
const DATES = new Set(['date', 'date-time', 'time', 'duration']);

function oneType(type: string, { format, items }: Schema, itemType: string | undefined): string {
  if (type === 'array') {
    const item = itemType ?? (typeof items === 'object' ? typeWords(items) : undefined);
    return item === undefined ? 'array' : `array of ${plural(item)}`;
  }
  if (!format || type === 'object') return type;
  return DATES.has(format) && type === 'string' ? format : `${type} (${clean(format)})`;
}

/** Types of a schema without `type`, from its other keywords. */
function guess(schema: Schema): string[] {
  if (schema.properties || schema.patternProperties || schema.additionalProperties) return ['object'];
  if (schema.items || schema.prefixItems) return ['array'];
  const known = [schema.const, ...(schema.enum ?? [])].find((value) => value !== undefined && value !== null);
  return known === undefined ? [] : [typeof known];
}

/**
 * The type in words, without `null`: `string`, `date`, `array of objects`, `string or integer`.
 *
 * @param itemType Type of array items in words; read from `items`, which must be no reference, when left out.
 */
export function typeWords(schema: Schema, itemType?: string): string {
  const types = schema.type === undefined ? guess(schema) : [schema.type].flat();
  const words = types.filter((type) => type !== 'null').map((type) => oneType(type, schema, itemType));
  if (words.length > 0) return words.join(' or ');
  return types.includes('null') ? 'null' : 'any';
}
