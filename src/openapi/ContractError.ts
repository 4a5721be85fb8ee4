import { BadInput } from '../BadInput';

/** Bad input in a contract. Its message has three lines: what is wrong, where, and how to fix it. */
export class ContractError extends BadInput {
  constructor(
    readonly what: string,
    /** File, with line or JSON pointer where known: `api-specs/shapes.yaml#/paths/~1shapes`. */
    readonly where: string,
    readonly fix: string,
  ) {
    super(`${what}\n  at   ${where}\n  fix  ${fix}`);
    this.name = 'ContractError';
  }

  /** The same error, with the contract in front of its place. */
  in(contract: string): ContractError {
    return new ContractError(this.what, `${contract}: ${this.where}`, this.fix);
  }
}
