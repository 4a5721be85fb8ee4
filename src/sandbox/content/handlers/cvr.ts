import { notFound } from '../../engine/refusal';
import type { Row } from '../../engine/types';
import type { World } from '../world';

/**
 * Returns the company with a CVR number.
 *
 * @throws Refusal 404 for an unknown number.
 */
export function companyOf(world: World, companyId: string): Row {
  const company = world.companies.get(companyId);
  if (!company) throw notFound(`No company has the CVR number ${companyId}.`);
  return company;
}
