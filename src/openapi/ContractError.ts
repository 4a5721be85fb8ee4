import { UserError } from '../lib/UserError';

/** Indents all lines but the first, so that contract text cannot start a line of the log. */
const indented = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, '\n       ');

/** Error in a contract. Its message has three parts: fault, position and fix. */
export class ContractError extends UserError {
  constructor(
    readonly what: string,
    /** File, with line or JSON pointer if known: `api-specs/shapes.yaml#/paths/~1shapes`. */
    readonly where: string,
    readonly fix: string,
  ) {
    super(`${indented(what)}\n  at   ${indented(where)}\n  fix  ${fix}`);
    this.name = 'ContractError';
  }

  /**
   * Runs a function that reads a contract, and adds the file to an error that has only a pointer.
   *
   * @param contract Path of the file.
   */
  static async within<T>(contract: string, make: () => T | Promise<T>): Promise<T> {
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof ContractError) || !error.where.startsWith('#')) throw error;
      throw new ContractError(error.what, contract + error.where, error.fix);
    }
  }

  /** Returns the same error with the contract in front of the position. */
  in(contract: string): ContractError {
    return new ContractError(this.what, `${contract}: ${this.where}`, this.fix);
  }
}
