import type { Schema } from '../../../openapi/document';
import { exclusiveLimits } from '../../../openapi/read/exclusiveLimits';
import type { Limits } from '../form/types';

/** Formats that say how a number is stored, not how it is written. */
const STORED = /^(u?int(8|16|32|64)|float|double)$/;

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

const isNumber = (value: unknown) => typeof value === 'number';

/** Every limit, with the values that a form can check; of a pattern for another language it checks nothing. */
const IS_LIMIT: Readonly<Record<keyof Limits, (value: unknown) => boolean>> = {
  minLength: isNumber,
  maxLength: isNumber,
  pattern: (value) => typeof value === 'string' && isPattern(value),
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

/** The keywords of a schema that a form checks. */
export function limitsOf(schema: Schema): Limits {
  const given: Schema = { ...schema, ...exclusiveLimits(schema) };
  return Object.fromEntries(
    Object.entries(IS_LIMIT).flatMap(([key, isLimit]) => (isLimit(given[key]) ? [[key, given[key]]] : [])),
  );
}
