import type { Schema } from '../document';
import { isMultipleOf } from '../multipleOf';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** True if a number is within the limits of a merged schema. */
function fits(value: number, { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema) {
  return (
    !(isNumber(minimum) && value < minimum) &&
    !(isNumber(maximum) && value > maximum) &&
    !(isNumber(exclusiveMinimum) && value <= exclusiveMinimum) &&
    !(isNumber(exclusiveMaximum) && value >= exclusiveMaximum) &&
    !(isNumber(multipleOf) && !isMultipleOf(value, multipleOf)) &&
    ([type].flat().includes('number') || type === undefined || Number.isInteger(value))
  );
}

/** Decimal digits that a double preserves. Rounding a quotient or product of decimals to them makes it exact. */
const EXACT_DIGITS = 15;
const rounded = (value: number): number => Number(value.toPrecision(EXACT_DIGITS));

/**
 * Returns a number within the limits of a merged schema: the usual one if it fits, else the lowest whole number, the
 * lowest multiple, or one between the limits. Returns the usual one if no number fits.
 */
export function numberValue(schema: Schema, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = [minimum, exclusiveMinimum].filter(isNumber);
  const high = [maximum, exclusiveMaximum].filter(isNumber);
  const [least, most] = [Math.max(...low), Math.min(...high)];
  const step = isNumber(multipleOf) && multipleOf > 0 ? multipleOf : 1;
  const tried = [
    usual,
    rounded(Math.ceil(rounded(least / step)) * step),
    rounded((Math.floor(rounded(least / step)) + 1) * step),
    rounded(Math.floor(rounded(most / step)) * step),
    rounded((Math.ceil(rounded(most / step)) - 1) * step),
    (least + most) / 2,
  ];
  return tried.find((value) => Number.isFinite(value) && fits(value, schema)) ?? usual;
}
