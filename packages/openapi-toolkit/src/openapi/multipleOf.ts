/** Returns the digits of a number as a whole number, and its power of ten: 19.99 is 1999 and -2. */
function decimalOf(value: number): { digits: string; power: number } {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: whole + fraction, power: Number(exponent) - fraction.length };
}

/** True if a number is a multiple of another in decimal notation: in binary, 19.99 is none of 0.01. */
export function isMultipleOf(value: number, step: number): boolean {
  if (!(step > 0)) return true;
  if (!Number.isFinite(value)) return false;
  const [first, other] = [decimalOf(value), decimalOf(step)];
  const power = Math.min(first.power, other.power);
  const [scaled, unit] = [first, other].map((part) => BigInt(part.digits + '0'.repeat(part.power - power)));
  return scaled !== undefined && unit !== undefined && scaled % unit === BigInt(0);
}
