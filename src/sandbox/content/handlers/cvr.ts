import { faultOf } from '../../../vocabulary/recognise';
import { badParameter, notFound } from '../../engine/refusal';
import type { Row } from '../../engine/types';
import type { World } from '../world';

/**
 * The company with a CVR number.
 *
 * @throws Refusal 400 for a number that can't exist, 404 for one nobody has.
 */
export function companyOf(world: World, companyId: string): Row {
  if (faultOf('cvr', companyId)) {
    throw badParameter(
      'companyId',
      'Fails the modulus 11 check, so no company can have it. Look for a mistyped digit.',
      { kind: 'check', sent: companyId },
    );
  }
  const company = world.companies.get(companyId);
  if (!company) throw notFound(`No company has the CVR number ${companyId}.`);
  return company;
}
