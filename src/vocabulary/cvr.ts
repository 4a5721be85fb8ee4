const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/**
 * True if eight digits can be a CVR number: every assigned number passes modulus 11.
 *
 * Source: Erhvervsstyrelsen, quoted in `docs/docs/identifiers.mdx`.
 */
export function passesModulus11(digits: string): boolean {
  if (!/^[0-9]{8}$/.test(digits)) return false;
  return WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11 === 0;
}

/** True if a CVR number is in the range reserved for examples: no company has a number that starts with 0990. */
export const isInventedCvr = (digits: string): boolean => /^0990/.test(digits) && passesModulus11(digits);
