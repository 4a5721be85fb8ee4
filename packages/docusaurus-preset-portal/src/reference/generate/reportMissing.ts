import { buildLog } from '../../lib/log';
import { ContractError } from '../../openapi';
import type { OnMissing } from '../exports';

/** Returns a function that warns of a download that can't be made; if `strict`, it throws. */
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
