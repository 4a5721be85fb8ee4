import type { Schema } from '../document';

/** Converts an exclusive limit of OpenAPI 3.0, `true` beside the limit, to the number of 3.1. */
function numbered(limit: unknown, exclusive: unknown): { limit: unknown; exclusive: unknown } {
  if (exclusive === true) return { limit: undefined, exclusive: limit };
  return { limit, exclusive: exclusive === false ? undefined : exclusive };
}

/** Converts the exclusive limits of a schema to OpenAPI 3.1; returns the same object if nothing changes. */
export function exclusiveLimits(schema: Schema): Schema {
  if (typeof schema.exclusiveMinimum !== 'boolean' && typeof schema.exclusiveMaximum !== 'boolean') return schema;
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, ...others } = schema;
  const [low, high] = [numbered(minimum, exclusiveMinimum), numbered(maximum, exclusiveMaximum)];
  const limits = {
    minimum: low.limit,
    maximum: high.limit,
    exclusiveMinimum: low.exclusive,
    exclusiveMaximum: high.exclusive,
  };
  return { ...others, ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)) };
}
