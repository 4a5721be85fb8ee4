import type { Schema } from '../document';

/** The limits of a number, each by its own keyword: OpenAPI 3.0 writes an exclusive one as `true` beside the limit. */
export function exclusiveLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema) {
  const isAbove = exclusiveMinimum === true;
  const isBelow = exclusiveMaximum === true;
  return {
    minimum: isAbove ? undefined : minimum,
    maximum: isBelow ? undefined : maximum,
    exclusiveMinimum: isAbove ? minimum : exclusiveMinimum,
    exclusiveMaximum: isBelow ? maximum : exclusiveMaximum,
  };
}
