import pickBy from 'lodash/pickBy';
import { type AnySchema, isMap, isNull, jsonType, NULL_30, type Schema } from '../document';
import { isRef } from '../pointer';

/** True for a schema that null satisfies, also by a reference or an alternative. */
function acceptsNull(schema: AnySchema | undefined, follow: Follow): boolean {
  if (!isMap(schema)) return schema === true;
  if (schema.$ref !== undefined) return acceptsNull(follow(schema.$ref), follow);
  const { type, oneOf, anyOf } = schema as Schema;
  return isNull(schema) || [type].flat().includes('null') || [...(oneOf ?? []), ...(anyOf ?? [])].some(isNull);
}

const ANNOTATIONS = new Set(['title', 'description', 'examples', 'example', 'default', 'deprecated']);

/** True if two schemas can be written as one: no keyword of one changes what the other says. */
const canMerge = (schema: Schema, other: Schema): boolean =>
  Object.keys(schema).every((key) => ANNOTATIONS.has(key) || key.startsWith('x-') || other[key] === undefined);

/** Allows null, which a list of values must name, too. */
const withNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type ?? [], 'null'].flat(),
  ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
});

/** Converts alternatives of which one is null to what validators, NSwag and Kiota read as the type with null. */
function nullableSchema(schema: Schema, follow: Follow): Schema {
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const { [keyword]: options = [], ...rest } = schema;
    const others = options.filter((option) => !isNull(option));
    if (others.length === options.length) continue;
    const only = others.length === 1 && isMap(others[0]) ? (others[0] as Schema) : undefined;
    if (others.length === 0) return { ...rest, type: ['null'] };
    if (!only || rest.oneOf) return { ...rest, [keyword]: [...others, NULL_30] };
    const { $ref, ...siblings } = only;
    if ($ref !== undefined && acceptsNull(only, follow)) return { ...siblings, ...rest, $ref };
    if ($ref !== undefined) return { ...siblings, ...rest, oneOf: [{ $ref }, NULL_30] };
    return only.type !== undefined && canMerge(only, rest)
      ? withNull({ ...only, ...rest })
      : { ...rest, oneOf: [only, NULL_30] };
  }
  return schema.type === 'null' ? { ...schema, type: ['null'] } : schema;
}

export type Follow = (ref: string) => Schema | undefined;

const KEYWORDS_OF: Record<string, readonly string[]> = {
  string: ['minLength', 'maxLength', 'pattern', 'format'],
  number: ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'],
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: ['properties', 'patternProperties', 'additionalProperties', 'required', 'minProperties', 'maxProperties'],
};
const TYPED_KEYWORDS = new Set(Object.values(KEYWORDS_OF).flat());

const keywordsOf = (type: string) => KEYWORDS_OF[type === 'integer' ? 'number' : type] ?? [];

function withoutConst({ const: value, ...schema }: Schema): Schema {
  if (value === undefined) return schema;
  return { type: jsonType(value), ...schema, enum: [value] };
}

/** Converts a list of types to one type with `nullable`, or to alternatives with the keywords of their type. */
function withOneType(schema: Schema): Schema {
  if (!Array.isArray(schema.type)) return schema;
  const { type, ...rest } = schema;
  const isNullable = type.includes('null');
  const types = type.filter((name) => name !== 'null' && !(name === 'integer' && type.includes('number')));
  if (types.length === 0) return { ...NULL_30, ...rest };
  if (types.length === 1) return { type: types[0], ...rest, ...(isNullable && { nullable: true }) };
  const options = types.map((name, index) => ({
    type: name,
    ...pickBy(rest, (_, key) => keywordsOf(name).includes(key)),
    ...(isNullable && index === 0 && { nullable: true }),
  }));
  const others: Schema = pickBy(rest, (_, key) => !TYPED_KEYWORDS.has(key));
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
    (schema: Schema) => nullableSchema(schema, follow),
    withOneType,
    (schema: Schema) => withFlag(schema, 'minimum', 'exclusiveMinimum'),
    (schema: Schema) => withFlag(schema, 'maximum', 'exclusiveMaximum'),
    withItems,
    withoutPatterns,
    withFormat,
    withExample,
    withoutSiblings,
  ];
  return steps.reduce((converted, step) => step(converted), schema as Schema);
}
