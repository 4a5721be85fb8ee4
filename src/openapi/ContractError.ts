import { BadInput } from '../BadInput';

/** Bad input in a contract: what is wrong, where, and how to mend it. */
export class ContractError extends BadInput {
  constructor(
    readonly what: string,
    /** File, with line or JSON pointer where known: `api-specs/data.yaml#/paths/~1persons`. */
    readonly where: string,
    readonly mend: string,
  ) {
    super(`${what}\n  at   ${where}\n  mend ${mend}`);
    this.name = 'ContractError';
  }
}
