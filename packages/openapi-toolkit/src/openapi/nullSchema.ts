import type { AnySchema, Schema } from './document';
import { isMap } from './isMap';

/** Null in OpenAPI 3.0, where `nullable` counts only beside a `type`. */
export const NULL_30: Schema = { type: 'object', nullable: true, not: { type: 'object' } };

const isOnlyNull = (values: unknown): boolean => Array.isArray(values) && values.length === 1 && values[0] === null;

/** True for an alternative that is null alone: by its type, its value, or as in OpenAPI 3.0. */
export function isNull(schema: AnySchema): boolean {
  if (!isMap(schema)) return false;
  const { type, nullable, const: value, enum: values } = schema;
  if (type === 'null' || value === null || isOnlyNull(values)) return true;
  return nullable === true && type === 'object' && Object.keys(schema).every((key) => key in NULL_30);
}
