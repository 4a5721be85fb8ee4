import { fullFormats } from 'ajv-formats/dist/formats';
import isEqual from 'lodash/isEqual';
import { ownValue } from '../../lib/attempt';
import { isLongInteger } from '../bundle/integerMarks';
import { isMap, type Schema } from '../document';
import { isMultipleOf } from '../multipleOf';
import { patternTest } from '../pattern';
import type { KeywordFault, Validation } from './fault';

const TYPES: Record<string, (value: unknown) => boolean> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number' || isLongInteger(value),
  integer: (value) => Number.isInteger(value) || isLongInteger(value),
  string: (value) => typeof value === 'string' && !isLongInteger(value),
  array: Array.isArray,
  object: isMap,
};

/** Unknown types allow everything. */
export function typeFault(schema: Schema, value: unknown, { fault }: Validation): KeywordFault | undefined {
  const { type } = schema;
  const hasType = (name: string) => ownValue(TYPES, name)?.(value) ?? true;
  const isOfType = Array.isArray(type) ? type.length === 0 || type.some(hasType) : type === undefined || hasType(type);
  if (!isOfType) return fault('type');
  const isSame = (allowed: unknown) => allowed === value || isEqual(allowed, value);
  if (Array.isArray(schema.enum) && !schema.enum.some(isSame)) return fault('enum');
  return schema.const !== undefined && !isSame(schema.const) ? fault('const') : undefined;
}

/** Unknown formats allow everything. */
function hasFormat(format: unknown, value: unknown): boolean {
  const found: unknown = typeof format === 'string' ? ownValue(fullFormats, format) : undefined;
  const { validate = found, type = 'string' } = (isMap(found) && !(found instanceof RegExp) ? found : {}) as {
    validate?: unknown;
    type?: string;
  };
  if (typeof value !== type) return true;
  if (validate instanceof RegExp) return validate.test(String(value));
  return typeof validate === 'function' ? validate(value) === true : true;
}

export const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Returns the keyword of a limit that a number violates. */
export function numberFault(schema: Schema, value: number): string | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  if (isNumber(minimum) && value < minimum) return 'minimum';
  if (isNumber(maximum) && value > maximum) return 'maximum';
  if (isNumber(exclusiveMinimum) && value <= exclusiveMinimum) return 'exclusiveMinimum';
  if (isNumber(exclusiveMaximum) && value >= exclusiveMaximum) return 'exclusiveMaximum';
  return isNumber(multipleOf) && !isMultipleOf(value, multipleOf) ? 'multipleOf' : undefined;
}

function textFault({ minLength, maxLength, pattern }: Schema, value: string): string | undefined {
  const length = [...value].length;
  if (isNumber(minLength) && length < minLength) return 'minLength';
  if (isNumber(maxLength) && length > maxLength) return 'maxLength';
  return typeof pattern === 'string' && !patternTest(pattern)(value) ? 'pattern' : undefined;
}

export function scalarFault(schema: Schema, value: unknown, { fault }: Validation): KeywordFault | undefined {
  if (isLongInteger(value)) return undefined;
  const broken = isNumber(value)
    ? numberFault(schema, value)
    : typeof value === 'string'
      ? textFault(schema, value)
      : undefined;
  if (broken) return fault(broken);
  return hasFormat(schema.format, value) ? undefined : fault('format');
}
