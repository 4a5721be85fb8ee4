import type { Schema } from '../document';
import { clean } from '../text';

/** `string` → `strings`, `string (uuid)` → `strings (uuid)`. */
function plural(type: string): string {
  if (type.startsWith(ONE_OF)) return type;
  return type === 'any' ? 'any values' : type.replace(/^([\w-]+)/, '$1s');
}

/** Begins the type of a value that has one of several named shapes. */
const ONE_OF = 'one of ';

const MAX_NAMES = 4;

/** `one of A, B or C`; undefined for more names than a reader takes in, and for those that are no words. */
export function oneOfWords(names: readonly string[]): string | undefined {
  const areWords = names.every((name) => /^[\w -]{1,40}$/.test(name));
  if (names.length < 2 || names.length > MAX_NAMES || !areWords) return undefined;
  return `${ONE_OF}${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** Formats that say all: "date" instead of "string (date)". */
const DATES = new Set(['date', 'date-time', 'time', 'duration']);

function oneType(type: string, { format, items }: Schema, itemType: string | undefined): string {
  if (type === 'array') {
    const item = itemType ?? (typeof items === 'object' ? typeWords(items) : undefined);
    return item === undefined ? 'array' : `array of ${plural(item)}`;
  }
  if (!format) return type;
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
  if (types.includes('null')) return 'null';
  return schema.format ? oneType('any', schema, itemType) : 'any';
}
