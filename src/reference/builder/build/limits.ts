import type { Schema } from '../../../openapi/document';
import { patternOf } from '../../../openapi/pattern';
import { patternsOf } from '../../../openapi/read/patterns';
import type { Limits } from '../form/types';

/** Formats that say how a number is stored, not how it is written. */
const STORED = /^(u?int(8|16|32|64)|float|double)$/;

const isNumber = (value: unknown) => typeof value === 'number';

/** Every limit, with the values that a form can check. */
const IS_LIMIT: Readonly<Record<keyof Limits, (value: unknown) => boolean>> = {
  minLength: isNumber,
  maxLength: isNumber,
  patterns: (value) => (value as string[]).length > 0,
  format: (value) => typeof value === 'string' && !STORED.test(value),
  minimum: isNumber,
  maximum: isNumber,
  exclusiveMinimum: isNumber,
  exclusiveMaximum: isNumber,
  multipleOf: isNumber,
  minItems: isNumber,
  maxItems: isNumber,
  uniqueItems: (value) => value === true,
};

/** What a form says of a field with a pattern that it does not check; undefined where it checks all. */
export const uncheckedNote = (schema: Schema): string | undefined =>
  patternsOf(schema).every(patternOf) ? undefined : 'Its pattern is not checked here.';

/** The keywords of a merged schema that a form checks: of patterns those that `patternOf` reads. */
export function limitsOf(schema: Schema): Limits {
  const given: Schema = { ...schema, patterns: patternsOf(schema).filter(patternOf) };
  return Object.fromEntries(
    Object.entries(IS_LIMIT).flatMap(([key, isLimit]) => (isLimit(given[key]) ? [[key, given[key]]] : [])),
  );
}
