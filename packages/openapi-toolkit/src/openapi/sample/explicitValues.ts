import { type Document, isObjectSchema, type Schema } from '../document';
import { type Merged, mergeAllOf } from '../read/mergeAllOf';

const isValue = (value: unknown): boolean => value !== undefined && value !== null;

export const examplesIn = ({ example, examples }: Schema): unknown[] =>
  [example, ...(Array.isArray(examples) ? examples : [])].filter(isValue);

/** Begins a list at another item for another number. */
export function rotated<Item>(list: readonly Item[], start: number): Item[] {
  const at = list.length === 0 ? 0 : start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** Returns the values that a schema names: examples, constant, default, enum. Each variant begins at another. */
export function explicitValues(schema: Schema, variant: number): unknown[] {
  const { const: only, default: usual, enum: listed } = schema;
  const examples = examplesIn(schema);
  const values = [...examples.slice(0, 1), only, ...examples.slice(1), usual, ...(listed ?? [])].filter(isValue);
  // Generated values can differ without end, named ones cannot.
  if (variant > 0 && !listed) return only === undefined ? [] : [only];
  return rotated([...new Set(values)], variant);
}

/** Returns the type of a merged schema; a schema without one has the type of its keywords. */
export function impliedType(schema: Schema): string {
  const named = [schema.type].flat().find((type) => type !== undefined && type !== 'null');
  if (named !== undefined) return named;
  const has = (...keys: string[]) => keys.some((key) => schema[key] !== undefined && schema[key] !== false);
  if (schema.type !== undefined || schema.const === null) return 'null';
  if (has('properties', 'additionalProperties', 'required', 'minProperties', 'patternProperties', 'propertyNames'))
    return 'object';
  if (has('items', 'prefixItems', 'contains', 'minItems', 'uniqueItems')) return 'array';
  return has('minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf') ? 'number' : 'string';
}

/** True for a schema that says no more than its type and its length. */
const isPlain = (schema: Schema): boolean =>
  Object.keys(schema).every((key) => ['type', 'title', 'description', 'minLength', 'maxLength'].includes(key));

/** Returns the schema of alternatives that are known values or any other of their type; undefined for others. */
export function openEnum(document: Document, { choices }: Merged): Schema | undefined {
  const options = (choices.length === 1 ? (choices[0]?.options ?? []) : [])
    .filter(isObjectSchema)
    .map((option) => mergeAllOf(document, option).schema);
  const other = options.find(isPlain);
  const known = options.filter((option) => !isPlain(option));
  if (typeof other?.type !== 'string' || options.some((option) => option.type !== other.type)) return undefined;
  const values = known.flatMap((option) => option.enum ?? (option.const === undefined ? [] : [option.const]));
  return values.length > 0 ? { ...known[0], ...other, const: undefined, enum: values } : undefined;
}
