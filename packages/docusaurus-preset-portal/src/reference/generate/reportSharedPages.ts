import { buildLog } from '../../lib/log';
import { ContractError } from '../../openapi';
import { quotedOperation } from '../../openapi/locate';
import type { ReadApi } from './readApi';

/** Warns of operations whose names result in one address, with the position of the later one; throws if `strict`. */
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
