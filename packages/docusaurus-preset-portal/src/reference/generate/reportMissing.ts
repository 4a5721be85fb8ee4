import { buildLog } from '../../lib/log';
import { ContractError } from '../../openapi';
import type { OnMissing } from '../exports';

/**
 * Reports that a download can't be created from a contract.
 *
 * @param contract Path of the contract.
 * @param strict Throws instead of warning.
 */
export const reportMissing =
  (contract: string, strict: boolean): OnMissing =>
  (label, error) => {
    const contractError = new ContractError(
      `"${label}" can't be made: ${error.message.split('\n')[0]}`,
      contract,
      'Correct the contract, or leave it: the reference is complete without this file.',
    );
    if (strict) throw contractError;
    buildLog.warn(contractError.message);
  };
