import { ContractError, quotedOperation } from 'openapi-toolkit';
import { buildLog } from '../../lib/log';
import type { OnMissing } from './downloads';
import type { ReadApi } from './readApi';

function report(error: ContractError, strict: boolean): void {
  if (strict) throw error;
  buildLog.warn(error.message);
}

/** Returns a function that warns of a download that can't be made; if `strict`, it throws. */
export const reportMissing =
  (contract: string, strict: boolean): OnMissing =>
  (label, error) =>
    report(
      new ContractError(
        `"${label}" can't be made: ${error.message.split('\n')[0]}`,
        contract,
        'Correct the contract, or leave it: the reference is complete without this file.',
      ),
      strict,
    );

/** Warns of operations whose names result in one address, with the position of the later one; throws if `strict`. */
export function reportSharedPages({ operations, ref }: ReadApi, contract: string, strict: boolean): void {
  for (const { located } of operations) {
    if (!located.duplicateOf) continue;
    const { duplicateOf, id } = located;
    const error = new ContractError(
      `${quotedOperation(duplicateOf)} and ${quotedOperation(located)} would share the page ${ref.route}/${duplicateOf.id}: the second is at ${ref.route}/${id}.`,
      `${contract}${located.pointer}`,
      'To choose its address, write `x-slug: a-name` in the second operation, or change one operationId.',
    );
    report(error, strict);
  }
}
