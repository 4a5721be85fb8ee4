import { buildLog } from '../../lib/log';
import { ContractError } from '../../openapi';
import { quotedOperation } from '../../openapi/locate';
import type { ReadApi } from './readApi';

/**
 * Reports operations of a contract whose names result in the same address, with the position of the later one.
 *
 * @param contract Path of the contract.
 * @param strict Throws instead of warning.
 */
export function reportSharedPages({ operations, ref }: ReadApi, contract: string, strict: boolean): void {
  for (const { located } of operations) {
    if (!located.duplicateOf) continue;
    const { duplicateOf, id } = located;
    const contractError = new ContractError(
      `${quotedOperation(duplicateOf)} and ${quotedOperation(located)} would share the page ${ref.route}/${duplicateOf.id}: the second is at ${ref.route}/${id}.`,
      `${contract}${located.pointer}`,
      'To choose its address, write `x-slug: a-name` in the second operation, or change one operationId.',
    );
    if (strict) throw contractError;
    buildLog.warn(contractError.message);
  }
}
