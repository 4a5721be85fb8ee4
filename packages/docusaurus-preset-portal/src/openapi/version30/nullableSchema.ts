import type { AnySchema, Schema } from '../document';
import { isMap } from '../isMap';
import { isNull, NULL_30 } from '../nullSchema';
import type { Follow } from './schema';

/** True for a schema that null satisfies, also by a reference or an alternative. */
function acceptsNull(schema: AnySchema | undefined, follow: Follow): boolean {
  if (!isMap(schema)) return schema === true;
  if (schema.$ref !== undefined) return acceptsNull(follow(schema.$ref), follow);
  const { type, oneOf, anyOf } = schema as Schema;
  return isNull(schema) || [type].flat().includes('null') || [...(oneOf ?? []), ...(anyOf ?? [])].some(isNull);
}

const ANNOTATIONS = new Set(['title', 'description', 'examples', 'example', 'default', 'deprecated']);

/** True if two schemas can be written as one: no keyword of one changes what the other says. */
const canMerge = (one: Schema, other: Schema): boolean =>
  Object.keys(one).every((key) => ANNOTATIONS.has(key) || key.startsWith('x-') || other[key] === undefined);

/** Allows null, which a list of values must name, too. */
const withNull = (schema: Schema): Schema => ({
  ...schema,
  type: [schema.type ?? [], 'null'].flat(),
  ...(schema.enum && { enum: [...new Set([...schema.enum, null])] }),
});

/** Converts alternatives of which one is null to what validators, NSwag and Kiota read as the type with null. */
export function nullableSchema(schema: Schema, follow: Follow): Schema {
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
