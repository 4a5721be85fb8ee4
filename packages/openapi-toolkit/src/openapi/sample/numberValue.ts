import type { Schema } from '../document';
import { isNumber, numberFault } from '../validate/scalarFault';

/** Decimal digits that a double preserves. Rounding a quotient or product of decimals to them makes it exact. */
const EXACT_DIGITS = 15;
const rounded = (value: number): number => Number(value.toPrecision(EXACT_DIGITS));

/** Returns a number within the limits: the usual one, else the lowest whole number or multiple, or one between. Another for each variant. */
export function numberValue(schema: Schema, variant = 0): number {
  const { type, format, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const preferred = type === 'number' && (format === 'float' || format === 'double') ? 0.1 : 0;
  const low = [minimum, exclusiveMinimum].filter(isNumber);
  const high = [maximum, exclusiveMaximum].filter(isNumber);
  const [lowest, highest] = [Math.max(...low), Math.min(...high)];
  const step = isNumber(multipleOf) && multipleOf > 0 ? multipleOf : 1;
  const candidates = [
    preferred,
    rounded(Math.ceil(rounded(lowest / step)) * step),
    rounded((Math.floor(rounded(lowest / step)) + 1) * step),
    rounded(Math.floor(rounded(highest / step)) * step),
    rounded((Math.ceil(rounded(highest / step)) - 1) * step),
    (lowest + highest) / 2,
  ];
  const canBeFraction = type === undefined || [type].flat().includes('number');
  const isFitting = (value: number) =>
    Number.isFinite(value) && !numberFault(schema, value) && (canBeFraction || Number.isInteger(value));
  const first = candidates.find(isFitting) ?? preferred;
  const others = [1, -1].map((sign) => rounded(first + sign * variant * step));
  // Between close limits, each further value divides the rest.
  const between = lowest + (highest - lowest) / (variant + 2);
  return [...others, between].find(isFitting) ?? first;
}
