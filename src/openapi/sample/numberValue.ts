import type { Schema } from '../document';

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Whether a number is within the limits of a merged schema. */
function fits(value: number, { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema) {
  return (
    !(isNumber(minimum) && value < minimum) &&
    !(isNumber(maximum) && value > maximum) &&
    !(isNumber(exclusiveMinimum) && value <= exclusiveMinimum) &&
    !(isNumber(exclusiveMaximum) && value >= exclusiveMaximum) &&
    !(isNumber(multipleOf) && !Number.isInteger(value / multipleOf)) &&
    ([type].flat().includes('number') || type === undefined || Number.isInteger(value))
  );
}

/**
 * A number within the limits of a merged schema: the usual one where it fits, else the lowest whole one, the lowest
 * multiple, or one between the limits. The usual one, too, where nothing fits.
 */
export function numberValue(schema: Schema, usual: number): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = [minimum, exclusiveMinimum].filter(isNumber);
  const high = [maximum, exclusiveMaximum].filter(isNumber);
  const [least, most] = [Math.max(...low), Math.min(...high)];
  const step = isNumber(multipleOf) && multipleOf > 0 ? multipleOf : 1;
  const tried = [
    usual,
    Math.ceil(least / step) * step,
    (Math.floor(least / step) + 1) * step,
    Math.floor(most / step) * step,
    (Math.ceil(most / step) - 1) * step,
    (least + most) / 2,
  ];
  return tried.find((value) => Number.isFinite(value) && fits(value, schema)) ?? usual;
}
