import type { AnySchema, Schema } from '../document';
import { isMap } from '../isMap';
import { jsonType } from '../jsonType';
import { NULL_30 } from '../nullSchema';
import { isRef } from '../pointer';
import { nullableSchema } from './nullableSchema';

export type Follow = (ref: string) => Schema | undefined;

const KEYWORDS_OF: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'patternProperties', 'additionalProperties', 'required', 'minProperties', 'maxProperties'],
};
const TYPED_KEYWORDS = new Set(Object.values(KEYWORDS_OF).flat());

const keywordsOf = (type: string) => KEYWORDS_OF[type === 'integer' ? 'number' : type] ?? [];

const pick = (schema: Schema, fits: (key: string) => boolean): Schema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => fits(key)));

function withoutConst({ const: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  return { type: jsonType(value), ...schema, enum: [value] };
}

/** Converts a list of types to one type with `nullable`, or to alternatives with the keywords of their type. */
function withOneType(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const { type, ...rest } = schema;
  const isNullable = type.includes('null');
  const types = type.filter((one) => one !== 'null' && !(one === 'integer' && type.includes('number')));
  if (types.length === 0) return { ...NULL_30, ...rest };
  if (types.length === 1) return { type: types[0], ...rest, ...(isNullable && { nullable: true }) };
  const options = types.map((one, index) => ({
    type: one,
    ...pick(rest, (key) => keywordsOf(one).includes(key)),
    ...(isNullable && index === 0 && { nullable: true }),
  }));
  const others = pick(rest, (key) => !TYPED_KEYWORDS.has(key));
  return others.anyOf
    ? { ...others, allOf: [...(others.allOf ?? []), { anyOf: options }] }
    : { ...others, anyOf: options };
}

/** Converts a limit that is excluded: a number since OpenAPI 3.1, `true` beside the limit before. */
function withFlag(schema: Schema, limit: 'minimum' | 'maximum', exclusive: string): Schema {
  const { [exclusive]: bound, ...rest } = schema;
  if (bound === undefined || typeof bound === 'boolean') return schema;
  const other = rest[limit];
  const isStricter = typeof other === 'number' && (limit === 'minimum' ? other > Number(bound) : other < Number(bound));
  return isStricter ? rest : { ...rest, [limit]: bound, [exclusive]: true };
}

function withItems({ prefixItems, ...schema }: Schema): Schema {
  if (!prefixItems) return schema.type === 'array' && schema.items === undefined ? { ...schema, items: {} } : schema;
  const isClosed = schema.items === false;
  const items = [...prefixItems, ...(isClosed ? [] : [schema.items ?? true])];
  return { ...(isClosed && { maxItems: prefixItems.length }), ...schema, items: { anyOf: items } };
}

function withoutPatterns({ patternProperties, ...schema }: Schema): Schema {
  const options = Object.values(patternProperties ?? {});
  if (options.length === 0 || schema.additionalProperties === undefined) return schema;
  const isOnly = options.length === 1 && schema.additionalProperties === false;
  return { ...schema, additionalProperties: isOnly ? options[0] : true };
}

function withFormat(schema: Schema): Schema {
  const { contentEncoding, contentMediaType } = schema;
  if (contentEncoding === 'base64') return { format: 'byte', ...schema };
  return contentMediaType === 'application/octet-stream' ? { format: 'binary', ...schema } : schema;
}

function withExample(schema: Schema): Schema {
  const { examples, ...rest } = schema;
  return Array.isArray(examples) && examples.length > 0 ? { example: examples[0], ...rest } : rest;
}

/** Wraps a reference with keywords beside it, which OpenAPI 3.0 ignores. */
function withoutSiblings({ $ref, ...schema }: Schema): Schema {
  if ($ref === undefined || Object.keys(schema).length === 0) return $ref === undefined ? schema : { $ref };
  return { ...schema, allOf: [{ $ref }, ...(schema.allOf ?? [])] };
}

/** Converts the keywords of one schema, not those of schemas in it. Keywords without a counterpart stay. */
export function schema30(schema: AnySchema, follow: Follow): Schema {
  if (!isMap(schema)) return schema === false ? { not: {} } : {};
  if (isRef(schema) && Object.keys(schema).length === 1) return schema;
  const steps = [
    withoutConst,
    (one: Schema) => nullableSchema(one, follow),
    withOneType,
    (one: Schema) => withFlag(one, 'minimum', 'exclusiveMinimum'),
    (one: Schema) => withFlag(one, 'maximum', 'exclusiveMaximum'),
    withItems,
    withoutPatterns,
    withFormat,
    withExample,
    withoutSiblings,
  ];
  return steps.reduce((converted, step) => step(converted), schema as Schema);
}
