import { memoize } from '../../../lib/memoize';
import type { Schema } from '../../../openapi/document';
import { compilePattern } from '../../../openapi/pattern';
import { patternsOf } from '../../../openapi/read/patterns';
import type { ValueLimits } from '../form/types';

/** Formats that describe the storage of a number, not its notation. */
const STORED = /^(u?int(8|16|32|64)|float|double)$/;

const isNumber = (value: unknown) => typeof value === 'number';

/** Limits that a form can check, with a test of the keyword's value. */
const IS_LIMIT: Readonly<Record<keyof ValueLimits, (value: unknown) => boolean>> = {
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

/** True for a pattern that a form checks. Memoised: a contract has few patterns and many fields. */
const isChecked = memoize((pattern) => compilePattern(pattern) !== undefined);

/** Returns the note below a field whose pattern the form does not check; undefined if it checks all patterns. */
export const uncheckedNote = (schema: Schema): string | undefined =>
  patternsOf(schema).every(isChecked) ? undefined : 'Its pattern is not checked here.';

/** Returns the keywords of a merged schema that a form checks. Only patterns that `compilePattern` can read are included. */
export function limitsOf(schema: Schema): ValueLimits {
  const keywords: Schema = { ...schema, patterns: patternsOf(schema).filter(isChecked) };
  return Object.fromEntries(
    Object.entries(IS_LIMIT).flatMap(([key, isLimit]) => (isLimit(keywords[key]) ? [[key, keywords[key]]] : [])),
  );
}
