import { badParameter, notFound } from '../refusal';
import type { Row } from '../types';
import type { World } from '../world';

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** Whether the eighth digit of a CVR number is the check digit of the others. */
export const passesCheck = (cvr: string): boolean =>
  WEIGHTS.reduce((sum, weight, index) => sum + weight * Number(cvr[index]), 0) % 11 === 0;

/**
 * The company with a CVR number.
 *
 * @throws Refusal 400 for a number that can't exist, 404 for one nobody has.
 */
export function companyOf(world: World, companyId: string): Row {
  if (!passesCheck(companyId)) {
    throw badParameter(
      'companyId',
      'Fails the modulus 11 check, so no company can have it. Look for a mistyped digit.',
    );
  }
  const company = world.companies.get(companyId);
  if (!company) throw notFound(`No company has the CVR number ${companyId}.`);
  return company;
}
