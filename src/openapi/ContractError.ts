import { BadInput } from '../BadInput';

/** Text whose further lines are indented: a line break of a contract begins no line of a log. */
const indented = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, '\n       ');

/** Bad input in a contract. Its message has three parts: what is wrong, where, and how to fix it. */
export class ContractError extends BadInput {
  constructor(
    readonly what: string,
    /** File, with line or JSON pointer where known: `api-specs/shapes.yaml#/paths/~1shapes`. */
    readonly where: string,
    readonly fix: string,
  ) {
    super(`${indented(what)}\n  at   ${indented(where)}\n  fix  ${fix}`);
    this.name = 'ContractError';
  }

  /** The same error, with the contract in front of its place. */
  in(contract: string): ContractError {
    return new ContractError(this.what, `${contract}: ${this.where}`, this.fix);
  }
}
